/** One page of each kind that the site has; weights and times are measured and limited on these. */
export interface PageType {
  name: string;
  path: string;
}

export const pageTypes: readonly PageType[] = [
  { name: 'home', path: '/' },
  { name: 'landing page', path: '/Cyton/CytonLanding/' },
  { name: 'guide', path: '/GettingStarted/Boards/CytonGS/' },
  { name: 'specification', path: '/Cyton/CytonSpecs/' },
  { name: 'data format', path: '/Cyton/CytonDataFormat/' },
  { name: 'page with demos', path: '/Examples/EMGProjects/EMG_Tetris/' },
  { name: 'GUI guide', path: '/Software/OpenBCISoftware/GUIDocs/' },
  { name: 'longest page', path: '/ForDevelopers/SoftwareDevelopment/' },
  { name: 'page with plots', path: '/Troubleshooting/minimizingNoise/' },
  { name: 'blog post', path: '/blog/how-the-search-works/' },
  { name: 'citations', path: '/citations/' },
  { name: 'search', path: '/search/' },
];
