/** Old addresses that other sites still link to, each with the page that answers now. */
export interface Redirect {
  from: string;
  to: string;
}

/** The site lived below `/docs/` once, and other projects still link there. */
export const formerAddresses = (route: string): string[] => (route === '/' ? ['/docs/'] : [`/docs${route}`]);

export const redirects: Redirect[] = [
  { from: '/Deprecated/UltracortexMark2Dep/', to: '/Deprecated/Mark2Dep/' },
  { from: '/Deprecated/UltracortexMark3_NovaDep/', to: '/Deprecated/Mark3_NovaDep/' },
  { from: '/Deprecated/UltracortexMark3Dep/', to: '/Deprecated/Mark3Dep/' },
];
