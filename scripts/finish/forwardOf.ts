/** Where a page leads that only forwards from a former address; `null` for a page to be read. */
export const forwardOf = (html: string): string | null =>
  /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1] ?? null;
