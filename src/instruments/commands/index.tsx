import type { ReactNode } from 'react';
import { Instrument } from '../Instrument';
import type { CommandComposerStart } from './CommandComposerLive';
import { Still } from './Still';

const load = () => import('./CommandComposerLive').then((module) => module.CommandComposerLive);

function Composer(start: CommandComposerStart): ReactNode {
  return (
    <Instrument
      name="commands"
      title="Command composer"
      hint="Choose a command by name and get its characters, or paste characters or a whole terminal log. Each command is explained, with the answer to expect, the register bits it writes, and any mistake. Everything happens in your browser."
      load={load}
      start={start}
    >
      {typeof window === 'undefined' && <Still {...start} />}
    </Instrument>
  );
}

/** The composer on a page about the Cyton; its worked example can be read without a script. */
export const CytonCommandComposer = (): ReactNode => <Composer target="cyton" text="x1060110X" />;

/** The composer on a page about the Ganglion. */
export const GanglionCommandComposer = (): ReactNode => <Composer target="ganglion" text="n" />;
