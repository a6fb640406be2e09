/** Where a page leads that only forwards from a former address, decoded; `null` for a page to be read. */
export function forwardOf(html: string): string | null {
  const to = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1];
  return to === undefined ? null : decodeURI(to);
}
