/** Settings of an instrument in the fragment of an address: `#name=`, and then names and values as a query has them. */

/** @param name of the instrument: the frame opens it at once for such a fragment */
export const writeSettings = (name: string, settings: Readonly<Record<string, string>>): string =>
  `#${name}=${new URLSearchParams(settings)}`;

/** True for the fragment of an address that is to set up an instrument, whether or not it can be read. */
export const isMeantFor = (name: string, fragment: string): boolean => fragment.startsWith(`#${name}=`);

/** Reads `writeSettings`; `null` where the fragment is for something else. */
export const readSettings = (name: string, fragment: string): URLSearchParams | null =>
  isMeantFor(name, fragment) ? new URLSearchParams(fragment.slice(name.length + 2)) : null;
