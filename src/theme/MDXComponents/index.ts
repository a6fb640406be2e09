// Wrapped so that authors can use our common components without an import line, Markdown tables scroll in a frame, and what is
// folded is so without scripts.
// The rarer ones are imported where a page uses them (`plugins/own-components`).
import MDXComponents from '@theme-original/MDXComponents';
import { Checklist } from '@site/src/components/page/Checklist';
import { MarkdownHeading, MarkdownTable } from '@site/src/components/tables/MarkdownTable';
import { Details } from '@site/src/components/page/Details';
import { Steps } from '@site/src/components/page/Steps';
import { TableFrame } from '@site/src/components/tables/TableFrame';

export default {
  ...MDXComponents,
  Checklist,
  Details,
  Steps,
  TableFrame,
  details: Details,
  table: MarkdownTable,
  th: MarkdownHeading,
};
