// Wrapped so that authors can use our components in every page without an import line, and Markdown tables scroll in a frame.
import MDXComponents from '@theme-original/MDXComponents';
import { ByteTable } from '@site/src/components/tables/ByteTable';
import { Card, Cards } from '@site/src/components/page/Cards';
import { Checklist } from '@site/src/components/page/Checklist';
import { CommandTable } from '@site/src/components/tables/CommandTable';
import { Figure } from '@site/src/components/figures/Figure';
import { MarkdownHeading, MarkdownTable } from '@site/src/components/tables/MarkdownTable';
import { Glossary } from '@site/src/components/text/Glossary';
import { PinTable } from '@site/src/components/tables/PinTable';
import { Question } from '@site/src/components/page/Question';
import { SpecTable } from '@site/src/components/tables/SpecTable';
import { Steps } from '@site/src/components/page/Steps';
import { TableFrame } from '@site/src/components/tables/TableFrame';
import { Term } from '@site/src/components/text/Term';
import { Wiring } from '@site/src/components/figures/Wiring';

export default {
  ...MDXComponents,
  ByteTable,
  Card,
  Cards,
  Checklist,
  CommandTable,
  Figure,
  Glossary,
  PinTable,
  Question,
  SpecTable,
  Steps,
  TableFrame,
  Term,
  Wiring,
  table: MarkdownTable,
  th: MarkdownHeading,
};
