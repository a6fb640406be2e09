import type { ReactNode } from 'react';
import type { CommandComposerStart } from './CommandComposerLive';
import { explain } from './explain';
import { Explanation } from './Explanation';

/** The composer without a script: its worked example. */
export const Still = ({ text, target }: CommandComposerStart): ReactNode =>
  explain(text, target).map((piece) => <Explanation key={piece.text} piece={piece} />);
