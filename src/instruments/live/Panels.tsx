import { useState, type ReactNode } from 'react';
import { DataTable } from '@site/src/components/tables/DataTable';
import { channelSettingFields, testSignalCommands } from '@site/src/data/cytonCommands';
import { RADIO_CHANNEL_MAX } from '@site/src/data/radio';
import { buildChannelSettings, type ChannelSettings } from '@site/src/protocol/cytonSettings';
import type { CytonSession, CytonState } from '@site/src/protocol/session/cytonSession';
import { Button } from '../Button';
import styles from '../instruments.module.css';
import { GainChoice } from '../GainChoice';
import live from './live.module.css';
import type { ChannelSummary } from './traces';

interface PanelProps {
  session: CytonSession;
  state: CytonState;
}

const INPUT_PLACE = 4;
const inputTypes = channelSettingFields[INPUT_PLACE]?.values ?? [];

/** A number with one decimal and a true minus sign. */
const shown = (value: number): string => value.toFixed(1).replace('-', '−');

/** The last second in numbers. */
export function ValuesTable({
  summaries,
  kiloohms,
}: {
  summaries: readonly ChannelSummary[];
  /** By channel; absent where nothing was measured. */
  kiloohms: Readonly<Record<number, number>>;
}): ReactNode {
  return (
    <DataTable
      caption="Values of the last second"
      rows={summaries}
      rowKey={({ channel }) => channel}
      columns={[
        { head: 'Channel', cell: ({ channel }) => channel, namesRow: true },
        { head: 'Mean (µV)', cell: ({ mean }) => shown(mean) },
        { head: 'RMS (µV)', cell: ({ rms }) => shown(rms) },
        { head: 'Lowest (µV)', cell: ({ minimum }) => shown(minimum) },
        { head: 'Highest (µV)', cell: ({ maximum }) => shown(maximum) },
        { head: 'Railed', cell: ({ isRailed }) => (isRailed ? 'yes' : 'no') },
        {
          head: 'Impedance (kΩ)',
          cell: ({ channel }) => {
            const value = kiloohms[channel];
            return value === undefined ? 'not measured' : shown(Math.max(0, value));
          },
        },
      ]}
    />
  );
}

/** One of the session's channels. */
function ChannelChoice({
  count,
  value,
  onChange,
}: {
  count: number;
  value: number;
  onChange: (channel: number) => void;
}): ReactNode {
  return (
    <label>
      Channel{' '}
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: count }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </select>
    </label>
  );
}

/** Gain, input, bias and references of one channel, with the characters that set them. */
export function ChannelPanel({ session, state }: PanelProps): ReactNode {
  const [channel, setChannel] = useState(1);
  const [draft, setDraft] = useState<ChannelSettings | null>(null);
  const settings = draft ?? state.settings[channel - 1];
  if (!settings) return null;
  const set = (change: Partial<ChannelSettings>): void => setDraft({ ...settings, ...change });
  const tick = (label: string, key: 'isOn' | 'isInBias' | 'usesSrb2' | 'usesSrb1'): ReactNode => (
    <label>
      <input
        type="checkbox"
        checked={settings[key]}
        onChange={(event) => set({ [key]: event.target.checked })}
      />
      {label}
    </label>
  );
  const command = buildChannelSettings(settings);
  return (
    <>
      <div className={styles.fields}>
        <ChannelChoice
          count={state.settings.length}
          value={channel}
          onChange={(next) => {
            setChannel(next);
            setDraft(null);
          }}
        />
        <GainChoice label="Gain" value={settings.gain} onChange={(gain) => set({ gain })} />
        <label>
          Input{' '}
          <select value={settings.input} onChange={(event) => set({ input: Number(event.target.value) })}>
            {inputTypes.map(({ character, meaning }) => (
              <option key={character} value={character}>
                {meaning}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.row}>
        {tick('On', 'isOn')}
        {tick('In the bias', 'isInBias')}
        {tick('SRB2', 'usesSrb2')}
        {tick('SRB1 (all of its chip)', 'usesSrb1')}
      </div>
      <div className={styles.row}>
        <Button
          isOff={state.busy !== null}
          onClick={() => {
            session.setChannel(settings);
            setDraft(null);
          }}
        >
          Send {command.ok && <code>{command.value}</code>}
        </Button>
        <Button
          isOff={state.busy !== null}
          onClick={() => {
            session.resetChannels();
            setDraft(null);
          }}
        >
          Set all to defaults <code>d</code>
        </Button>
      </div>
    </>
  );
}

/** Test signals for all channels. */
export function TestPanel({ session, state }: PanelProps): ReactNode {
  return (
    <>
      <p className={styles.quiet}>
        They replace the signals of the electrodes on all channels. The square wave proves that board, radio
        and page work.
      </p>
      <div className={styles.row}>
        {testSignalCommands.map(({ send, effect }) => (
          <Button
            key={send}
            aria-pressed={state.testSignal === send}
            isOff={state.busy !== null}
            onClick={() => session.setTestSignal(send)}
          >
            <code>{send}</code> {effect.split(':')[0]}
          </Button>
        ))}
        <Button isOff={state.busy !== null} onClick={() => session.resetChannels()}>
          <code>d</code> Electrodes
        </Button>
      </div>
    </>
  );
}

/** Impedance of one electrode or of all. */
export function ImpedancePanel({ session, state }: PanelProps): ReactNode {
  const [channel, setChannel] = useState(1);
  const measured = state.settings.filter(({ channel: each }) => state.kiloohms[each] !== undefined);
  return (
    <>
      <p className={styles.quiet}>
        The board sends 6 nA at 31.2 Hz through the electrode at the N pin (the bottom row). The current
        returns through the bias electrode, so that one must be on, and the reference must be on SRB2. A
        channel takes about six seconds, and its signal cannot be used meanwhile. The current of the chip is
        accurate to ±20 %, so compare electrodes with it; do not calibrate with it. Active electrodes cannot
        be measured.
      </p>
      <div className={styles.row}>
        <ChannelChoice count={state.settings.length} value={channel} onChange={setChannel} />
        <Button isOff={state.busy !== null} onClick={() => session.measureImpedance([channel])}>
          Measure channel {channel}
        </Button>
        <Button
          isOff={state.busy !== null}
          onClick={() => session.measureImpedance(state.settings.map(({ channel: each }) => each))}
        >
          Measure all
        </Button>
      </div>
      {measured.length > 0 && (
        <DataTable
          caption="Impedance"
          rows={measured}
          rowKey={({ channel: each }) => each}
          columns={[
            { head: 'Channel', cell: ({ channel: each }) => each, namesRow: true },
            { head: 'kΩ', cell: ({ channel: each }) => shown(Math.max(0, state.kiloohms[each] ?? 0)) },
          ]}
        />
      )}
    </>
  );
}

/** What the chips hold, as the board lists it. */
export function RegisterPanel({ session, state }: PanelProps): ReactNode {
  return (
    <>
      <div className={styles.row}>
        <Button isOff={state.busy !== null} onClick={() => session.readRegisters()}>
          Read all registers <code>?</code>
        </Button>
      </div>
      {state.banner && (
        <pre role="group" className={live.registers} tabIndex={0} aria-label="Answer to v">
          {state.banner}
        </pre>
      )}
      {state.registers && (
        <pre role="group" className={live.registers} tabIndex={0} aria-label="Registers">
          {state.registers}
        </pre>
      )}
    </>
  );
}

/** Moves both radios. */
export function RadioPanel({ session, state }: PanelProps): ReactNode {
  const [channel, setChannel] = useState(state.radioChannel ?? 1);
  return (
    <>
      <p className={styles.quiet}>
        Dongle and board are on channel {state.radioChannel ?? 'unknown'}. Another channel helps when samples
        are lost although the board is near. Both store the channel.
      </p>
      <div className={styles.row}>
        <label>
          Radio channel{' '}
          <select value={channel} onChange={(event) => setChannel(Number(event.target.value))}>
            {Array.from({ length: RADIO_CHANNEL_MAX }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </label>
        <Button isOff={state.busy !== null} onClick={() => session.moveTo(channel)}>
          Move both radios
        </Button>
      </div>
    </>
  );
}
