// Wrapped so that authors can use our components in every page without an import line, and Markdown tables scroll in a frame.
import MDXComponents from '@theme-original/MDXComponents';
import { ByteTable } from '@site/src/components/ByteTable';
import { Card, Cards } from '@site/src/components/Cards';
import { Checklist } from '@site/src/components/Checklist';
import { CommandTable } from '@site/src/components/CommandTable';
import { Figure } from '@site/src/components/Figure';
import { MarkdownHeading, MarkdownTable } from '@site/src/components/MarkdownTable';
import { PinTable } from '@site/src/components/PinTable';
import { SpecTable } from '@site/src/components/SpecTable';
import { Steps } from '@site/src/components/Steps';
import { TableFrame } from '@site/src/components/TableFrame';
import { Wiring } from '@site/src/components/Wiring';

export default {
  ...MDXComponents,
  ByteTable,
  Card,
  Cards,
  Checklist,
  CommandTable,
  Figure,
  PinTable,
  SpecTable,
  Steps,
  TableFrame,
  Wiring,
  table: MarkdownTable,
  th: MarkdownHeading,
};
