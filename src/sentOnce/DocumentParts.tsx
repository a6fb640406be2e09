/**
 * Takes the place of the theme's `MDXContent` around a document in the browser (`plugins/browser-bundle`): what a document draws
 * there by a name that Markdown gives. The build holds documents to these (`plugins/sent-once/documentParts.ts`).
 */
import type { ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import a from '@theme/MDXComponents/A';
import code from '@theme/MDXComponents/Code';
import li from '@theme/MDXComponents/Li';
import ul from '@theme/MDXComponents/Ul';
import { Checklist } from '../components/page/Checklist';

const parts = { Checklist, a, code, li, ul };

export default function DocumentParts({ children }: { children: ReactNode }): ReactNode {
  return <MDXProvider components={parts}>{children}</MDXProvider>;
}
