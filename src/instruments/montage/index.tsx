import type { ReactNode } from 'react';
import { Instrument } from '../Instrument';
import { Still } from './Still';

const load = () => import('./MontageEditorLive').then((module) => module.MontageEditorLive);

/** Which electrode goes where, for every board. Without a script: the sixteen channels of the GUI's layout. */
export function MontageEditor(): ReactNode {
  return (
    <Instrument
      name="montage"
      title="Montage editor"
      hint="Choose a board and a layout to start from, and put each electrode where you have it. The pins, a table to print, and Python that names your channels follow from that. Channels share one reference, or are wired as pairs between their own two pins; other pairs are computed afterwards. The positions at eyes and chin for sleep studies are there, too."
      load={load}
      start={{}}
    >
      {typeof window === 'undefined' && <Still />}
    </Instrument>
  );
}
