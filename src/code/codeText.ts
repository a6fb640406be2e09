/** The code that was highlighted: without the tags, and the two signs that are escaped in text written out. */
export const codeOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&#x(3C|26);/g, (_, code) => (code === '3C' ? '<' : '&'));
