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
 * closed) before the theme reads it. Blocked storage is left alone.
 */
export function createRenewalScript({ id, isCloseable, type, namespace }: RenewalOptions): string {
  const idKey = JSON.stringify(`docusaurus.announcement.id${namespace}`);
  const dismissKey = JSON.stringify(`docusaurus.announcement.dismiss${namespace}`);
  // The id is text of a setting and must not be able to end the script.
  const safeId = JSON.stringify(id).replaceAll('<', '\\u003c');
  const isStale = isCloseable ? `s.getItem(${idKey})!==${safeId}` : 'true';
  return `(function(){try{var s=window[${JSON.stringify(type)}];if(${isStale}){s.setItem(${dismissKey},'false');s.setItem(${idKey},${safeId})}}catch(e){}})();`;
}
