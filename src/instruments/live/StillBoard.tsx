import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import live from './live.module.css';
import paths from './still.json';
import { LANE_PX } from './lanes';
import { StillTraces } from './StillTraces';

/** As `still.json` was drawn. */
const STILL_COLUMNS = 100;

/** What the live board shows of a simulated one, as a picture: for readers without a script, and on paper. */
export function StillBoard(): ReactNode {
  return (
    <Figure
      title="Eight channels of a simulated Cyton (synthetic)"
      caption="Five seconds; each lane reaches from −100 to 100 µV around the offset of its electrode. Above the signals, the live board shows the connection, version and lost packets; below them are settings, test signals, impedance and registers."
      alt="Channels 1 and 2 show a blink, channels 7 and 8 the alpha rhythm at 10 Hz, and all of them a background and some hum."
    >
      <div className={clsx(live.plot, live.always)} style={{ height: 8 * LANE_PX.few }}>
        <ol className={live.names} aria-hidden="true">
          {paths.map((_, index) => (
            <li key={index}>{index + 1}</li>
          ))}
        </ol>
        <StillTraces paths={paths} columns={STILL_COLUMNS} />
      </div>
    </Figure>
  );
}
