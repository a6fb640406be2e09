/** Whether a link leads to a page of this site, in this tab. Other sites, and files, open on their own (`target="_blank"`). */
export const leadsWithinSite = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin && link.target === '' && !link.hasAttribute('download');
