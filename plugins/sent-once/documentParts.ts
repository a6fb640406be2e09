/**
 * Pages have components for what Markdown writes (`src/theme/MDXComponents`). The browser draws few of them in documents, whose
 * text it gets from the server: it has these alone (`src/sentOnce/DocumentParts.tsx`), and a document that needs another one
 * there does not build.
 */

/** What a checklist, and what stands in it, is drawn with. */
export const IN_BROWSER: ReadonlySet<string> = new Set(['Checklist', 'a', 'code', 'li', 'ul']);

/** Elements that have a component on the server alone. */
export const ON_SERVER_ALONE: ReadonlySet<string> = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['admonition', 'details', 'img', 'mermaid', 'pre', 'table', 'th'],
]);
