import type { ReactNode } from 'react';
import { HeadMap } from '@site/src/components/electrodes/HeadMap';
import { markIvDaisy } from '@site/src/data/montages';
import { Instrument } from '../Instrument';

const load = () => import('./MontageEditorLive').then((module) => module.MontageEditorLive);

/** Which electrode goes where, for every board. Without a script: the sixteen channels of the GUI's layout. */
export function MontageEditor(): ReactNode {
  return (
    <Instrument
      name="montage"
      title="Montage editor"
      hint="Choose a board and a start, and put each electrode where you have it: the pins, a table to print, and Python that names your channels follow. All channels share one reference; bipolar pairs are computed from them."
      load={load}
      start={{}}
    >
      <HeadMap title="Sixteen channels in the order of the GUI" montage={markIvDaisy} />
    </Instrument>
  );
}
