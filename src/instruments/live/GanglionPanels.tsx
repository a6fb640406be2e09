import type { ReactNode } from 'react';
import { DataTable } from '@site/src/components/tables/DataTable';
import { GANGLION_CHANNELS } from '@site/src/data/ganglion';
import type { GanglionSession, GanglionState } from '@site/src/protocol/session/ganglionSession';
import { Button } from '../Button';
import styles from '../instruments.module.css';
import live from './live.module.css';

interface PanelProps {
  session: GanglionSession;
  state: GanglionState;
}

const INPUTS = Array.from({ length: GANGLION_CHANNELS + 1 }, (_, index) => index + 1);

/** Channels, accelerometer and test signal: what a Ganglion can be told. */
export function GanglionSettings({ session, state }: PanelProps): ReactNode {
  const toggle = (label: ReactNode, isOn: boolean, set: (isOn: boolean) => void): ReactNode => (
    <Button aria-pressed={isOn} isOff={state.busy !== null || state.isMeasuring} onClick={() => set(!isOn)}>
      {label}
    </Button>
  );
  return (
    <>
      <p className={styles.quiet}>
        The gain is fixed, and the switches on the board choose the reference. With the accelerometer on, 18
        bits of each sample arrive; with it off, 19.
      </p>
      <div className={styles.row}>
        {state.isOn.map((isOn, index) => (
          <span key={index}>
            {toggle(`Channel ${index + 1}`, isOn, (next) => session.setChannel(index + 1, next))}
          </span>
        ))}
      </div>
      <div className={styles.row}>
        {toggle('Accelerometer', state.hasAcceleration, (next) => session.setAcceleration(next))}
        {toggle('Square wave instead of the inputs', state.isSquareWave, (next) =>
          session.setSquareWave(next),
        )}
      </div>
    </>
  );
}

/** Impedance of the inputs and the reference, one after the other. */
export function GanglionImpedance({ session, state }: PanelProps): ReactNode {
  return (
    <>
      <p className={styles.quiet}>
        The board tests channels 1 to 4 and REF in turn, which takes four to five seconds; a stream pauses
        meanwhile. Each value covers two electrodes, the tested one and the one at D_G, so if the two are
        equal, each has half of it. Use the values to compare electrodes: they are not absolute measurements.
      </p>
      <div className={styles.row}>
        <Button
          isOff={state.busy !== null}
          onClick={() => (state.isMeasuring ? session.stopImpedance() : session.startImpedance())}
        >
          {state.isMeasuring ? 'End the test' : 'Start the test'}
        </Button>
      </div>
      {Object.keys(state.kiloohms).length > 0 && (
        <DataTable
          caption="Impedance"
          rows={INPUTS}
          rowKey={(input) => input}
          columns={[
            {
              head: 'Input',
              cell: (input) => (input > GANGLION_CHANNELS ? 'REF' : `Channel ${input}`),
              namesRow: true,
            },
            { head: 'kΩ, including D_G', cell: (input) => state.kiloohms[input] ?? 'not measured yet' },
          ]}
        />
      )}
    </>
  );
}

/** What the board says of itself. */
export function GanglionBanner({ state }: Pick<PanelProps, 'state'>): ReactNode {
  return (
    <pre role="group" className={live.registers} tabIndex={0} aria-label="Answer to v">
      {state.banner}
    </pre>
  );
}
