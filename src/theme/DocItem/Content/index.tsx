/** Wrapped: a page that is still being written says so before it begins. */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DraftNote from '@site/src/components/DraftNote';
import DocItemContent from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';

export default function DocItemContentWithNote(props: Props): ReactNode {
  const { frontMatter } = useDoc();
  return (
    <>
      {'status' in frontMatter && frontMatter.status === 'draft' && <DraftNote />}
      <DocItemContent {...props} />
    </>
  );
}
