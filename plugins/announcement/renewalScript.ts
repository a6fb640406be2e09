interface RenewalOptions {
  /** The id of the announcement in this build. */
  id: string;
  isCloseable: boolean;
  /** Where the theme stores what was dismissed. */
  type: string;
  /** What the theme adds to its storage keys. */
  namespace: string;
}

/**
 * A script for the page's head: forgets the dismissal of an older announcement (or of one that can no longer be
 * closed) before the theme reads it. Blocked storage is left alone. What another tab closes goes here, too, in the way
 * in which the theme hides what was closed before the page came.
 */
export function createRenewalScript({ id, isCloseable, type, namespace }: RenewalOptions): string {
  const idKey = JSON.stringify(`docusaurus.announcement.id${namespace}`);
  const dismissKey = JSON.stringify(`docusaurus.announcement.dismiss${namespace}`);
  // The id is text of a setting and must not be able to end the script.
  const safeId = JSON.stringify(id).replaceAll('<', '\\u003c');
  const isStale = isCloseable ? `s.getItem(${idKey})!==${safeId}` : 'true';
  const hear = isCloseable
    ? `addEventListener('storage',function(e){if(e.key===${dismissKey}&&e.newValue==='true')document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','true')})`
    : '';
  return `(function(){try{var s=window[${JSON.stringify(type)}];if(${isStale}){s.setItem(${dismissKey},'false');s.setItem(${idKey},${safeId})}${hear}}catch(e){}})();`;
}
