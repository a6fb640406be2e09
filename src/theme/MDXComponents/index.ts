// Wrapped so that authors can use our common components without an import line, and Markdown tables scroll in a frame.
// The rarer ones are imported where a page uses them (`plugins/own-components`).
import MDXComponents from '@theme-original/MDXComponents';
import { Card, Cards } from '@site/src/components/page/Cards';
import { Checklist } from '@site/src/components/page/Checklist';
import { MarkdownHeading, MarkdownTable } from '@site/src/components/tables/MarkdownTable';
import { Steps } from '@site/src/components/page/Steps';
import { TableFrame } from '@site/src/components/tables/TableFrame';

export default {
  ...MDXComponents,
  Card,
  Cards,
  Checklist,
  Steps,
  TableFrame,
  table: MarkdownTable,
  th: MarkdownHeading,
};
