import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { channelsOf, rateOf, type ReadingSettings } from '@site/src/protocol/recordings/recordingFile';
import type { ScanSummary } from '@site/src/protocol/recordings/scan';
import type { ProblemUnit, RecordingHead } from '@site/src/protocol/recordings/types';
import { FileInput } from '../FileInput';
import { GainChoice } from '../GainChoice';
import { NumberField } from '../NumberField';
import styles from '../instruments.module.css';
import { useFileDrop } from '../useFileDrop';
import { numberOf } from '../words';
import { RecordingClient } from './client';
import { exampleFiles } from './examples';
import { Findings, Summary } from './Findings';
import { FormatTable } from './FormatTable';
import { StillRecording } from './StillRecording';
import type { LaneScale, Mark } from './lanes';
import { SavePart } from './SavePart';
import { SignalView, type ShownChannel } from './SignalView';
import { SpectrumView } from './SpectrumView';
import { clampView, moveView, zoomView, type Shown } from './views';
import { formatBytes } from './words';

interface OpenFile {
  name: string;
  blob: Blob;
}

/** What is known of the open file so far. */
interface Reading {
  /** Another for each file that is opened. */
  id: number;
  file: OpenFile;
  client: RecordingClient;
  head: RecordingHead | null;
  summary: ScanSummary | null;
  share: number;
  isDone: boolean;
  error: string;
}

const FIRST_SETTINGS: ReadingSettings = { gain: 24, isGuiBdf: true, rateHz: null };

/** Samples a second that a reader can write: slower than any logger, faster than any board. */
const RATES = { min: 0.001, max: 1_000_000 };

/** As much is shown first. */
const FIRST_VIEW_S = 10;

const SCALES: readonly { name: string; scale: LaneScale }[] = [
  { name: 'each its own', scale: 'own' },
  { name: 'the same for all', scale: 'same' },
  ...[25, 50, 100, 200, 500, 1000].map((scale) => ({ name: `±${scale}`, scale })),
];

/** The open file, and what opens another. It is forgotten when the page is left. */
function useReading(): readonly [Reading | null, (name: string, blob: Blob) => void] {
  const [reading, setReading] = useState<Reading | null>(null);
  const client = reading?.client;
  useEffect(() => () => client?.close(), [client]);
  const open = (name: string, blob: Blob): void => {
    // A worker that is being closed may have a message on its way.
    const change = (part: Partial<Reading>): void =>
      setReading((now) => (now?.client === opened ? { ...now, ...part } : now));
    const opened = new RecordingClient(blob, {
      onHead: ({ head }) => change({ head }),
      onScanned: ({ share, summary, isDone }) => change({ share, summary, isDone }),
      onRefused: (error) => change({ error, isDone: true }),
    });
    setReading((now) => ({
      id: (now?.id ?? 0) + 1,
      file: { name, blob },
      client: opened,
      head: null,
      summary: null,
      share: 0,
      isDone: false,
      error: '',
    }));
  };
  return [reading, open];
}

/** A recording of any kind: what it holds, what is lost, its channels, its spectrum, and conversions. Nothing leaves the browser. */
export function RecordingViewerLive(): ReactNode {
  const [reading, openBlob] = useReading();
  const open = (chosen: File): void => openBlob(chosen.name, chosen);
  const { target, note } = useFileDrop(open);
  return (
    <div {...target}>
      <div className={styles.row} role="group" aria-label="Examples">
        {exampleFiles.map(({ label, fileName, make }) => (
          <button
            key={label}
            type="button"
            className={styles.button}
            onClick={() => openBlob(fileName, new Blob(make()))}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <label>
          Your recording <FileInput isShown={reading?.file.blob instanceof File} onFile={open} />
        </label>
      </div>
      {note !== '' && (
        <p className={styles.quiet} role="alert">
          {note}
        </p>
      )}
      {reading ? (
        <OpenRecording key={reading.id} reading={reading} />
      ) : (
        <>
          <StillRecording />
          <FormatTable />
        </>
      )}
    </div>
  );
}

/** What problems count. */
const unitOf = ({ format }: RecordingHead): ProblemUnit => (format.startsWith('BDF') ? 'record' : 'line');

/** What is being done, or what went wrong, in one line. */
function stateOf({ file, head, summary, share, isDone, error }: Reading): string {
  if (error !== '') return error;
  if (!isDone) return `Reading ${file.name} (${formatBytes(file.blob.size)}): ${Math.round(100 * share)} %`;
  const problems = summary?.problems.total ?? 0;
  const unit = head ? unitOf(head) : 'line';
  const [first] = summary?.problems.items ?? [];
  if (summary?.rows === 0) {
    return `${file.name}: ${head?.format ?? 'a recording'}, but no sample in it could be read.${
      first
        ? ` ${unit === 'line' ? 'Line' : 'Record'} ${first.line}: ${first.message}.`
        : ' The file ends right after its header: nothing was recorded, or the end of the file is missing.'
    }`;
  }
  const lost = summary?.lost ?? 0;
  return `${file.name}: ${head?.format}, ${numberOf(summary?.rows ?? 0, 'sample')} read${lost > 0 ? `, ${lost.toLocaleString('en')} lost` : ''}.${
    problems > 0 && first
      ? ` ${numberOf(problems, unit)} could not be read. The first is ${unit} ${first.line}: ${first.message}.`
      : ''
  }`;
}

function OpenRecording({ reading }: { reading: Reading }): ReactNode {
  const { head, summary, isDone, error } = reading;
  const id = useId();
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const [rateFault, setRateFault] = useState('');
  const isGood = error === '' && (!isDone || ((summary?.rows ?? 0) > 0 && summary?.problems.total === 0));
  return (
    <>
      <p role="status" className={!isDone ? styles.quiet : isGood ? styles.good : styles.bad}>
        {stateOf(reading)}
      </p>
      {!isDone && <progress value={reading.share} aria-label="First reading" />}
      {head && (
        <div className={styles.row}>
          {head.scaling === 'gain' && (
            <GainChoice
              label="Gain"
              value={settings.gain}
              onChange={(gain) => setSettings({ ...settings, gain })}
            />
          )}
          {head.scaling === 'bdf' && (
            <label>
              <input
                type="checkbox"
                checked={settings.isGuiBdf}
                onChange={(event) => setSettings({ ...settings, isGuiBdf: event.target.checked })}
              />{' '}
              Read counts as whole microvolts, as GUI 5 and 6 write them
            </label>
          )}
          <label>
            Sample rate{' '}
            <NumberField
              {...RATES}
              placeholder={String(rateOf(head, summary, settings))}
              value={settings.rateHz}
              describedBy={`${id}rate`}
              onChange={(rateHz) => setSettings({ ...settings, rateHz })}
              onFault={setRateFault}
            />{' '}
            Hz
          </label>
          <span id={`${id}rate`} role="status" className={styles.bad}>
            {rateFault !== '' &&
              `Sample rate: ${rateFault} The picture still has ${rateOf(head, summary, settings)} Hz.`}
          </span>
        </div>
      )}
      {head && summary && summary.rows > 0 && (
        <Shown reading={reading} head={head} summary={summary} settings={settings} />
      )}
      {head && summary?.rows === 0 && isDone && (
        <Findings summary={summary} rateHz={250} unit={unitOf(head)} onGo={() => undefined} />
      )}
    </>
  );
}

interface ShownProps {
  reading: Reading;
  head: RecordingHead;
  summary: ScanSummary;
  settings: ReadingSettings;
}

function Shown({ reading: { file, client, isDone }, head, summary, settings }: ShownProps): ReactNode {
  const rateHz = rateOf(head, summary, settings);
  const { rows } = summary;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => {
    const signals = head.channels.flatMap(({ kind }, index) => (kind === 'signal' ? [index] : []));
    return new Set((signals.length > 0 ? signals : [...head.channels.keys()]).slice(0, 16));
  });
  const [range, setRange] = useState<Shown | null>(null);
  const [scale, setScale] = useState<LaneScale>('own');
  const shown = useMemo(
    () =>
      range ? clampView(range[0], range[1], rows) : clampView(0, isDone ? FIRST_VIEW_S * rateHz : rows, rows),
    [isDone, range, rateHz, rows],
  );
  const all = useMemo(
    (): ShownChannel[] =>
      channelsOf(head, summary.auxiliary, settings).map((channel, index) => ({ ...channel, index })),
    [head, settings, summary.auxiliary],
  );
  const channels = useMemo(() => all.filter(({ index }) => chosen.has(index)), [all, chosen]);
  const marks = useMemo(
    (): Mark[] => [
      ...summary.gaps.items.map(({ row }): Mark => ({ row, kind: 'gap' })),
      ...summary.events.items.map(({ row }): Mark => ({ row, kind: 'event' })),
    ],
    [summary],
  );
  const buttons: readonly (readonly [string, () => Shown])[] = [
    ['Earlier', () => moveView(shown, -0.5, rows)],
    ['Later', () => moveView(shown, 0.5, rows)],
    ['Zoom in', () => zoomView(shown, 0.5, rows)],
    ['Zoom out', () => zoomView(shown, 2, rows)],
    ['Everything', () => [0, rows]],
  ];
  return (
    <>
      <details className={styles.more}>
        <summary>
          Channels: {channels.length} of {all.length}
        </summary>
        <div className={styles.row} role="group" aria-label="Channels">
          {all.map(({ index, name }) => (
            <label key={index}>
              <input
                type="checkbox"
                checked={chosen.has(index)}
                onChange={(event) => {
                  const next = new Set(chosen);
                  if (event.target.checked) next.add(index);
                  else next.delete(index);
                  setChosen(next);
                }}
              />{' '}
              {name}
            </label>
          ))}
        </div>
      </details>
      <div className={styles.row}>
        {buttons.map(([label, go]) => (
          <button key={label} type="button" className={styles.button} onClick={() => setRange(go())}>
            {label}
          </button>
        ))}
        <label>
          Height{' '}
          <select
            value={String(scale)}
            onChange={({ target: { value } }) =>
              setScale(SCALES.find((choice) => String(choice.scale) === value)?.scale ?? 'own')
            }
          >
            {SCALES.map((choice) => (
              <option key={choice.name} value={String(choice.scale)}>
                {choice.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {channels.length === 0 ? (
        <p>Choose a channel to see it.</p>
      ) : (
        <SignalView
          client={client}
          channels={channels}
          settings={settings}
          rateHz={rateHz}
          rows={rows}
          shown={shown}
          onShow={setRange}
          scale={scale}
          marks={marks}
          events={summary.events.items}
        />
      )}
      <Findings
        summary={summary}
        rateHz={rateHz}
        unit={unitOf(head)}
        onGo={(row) => setRange(clampView(row - rateHz, row + rateHz, rows))}
      />
      {isDone && channels.length > 0 && (
        <SpectrumView client={client} channels={channels} settings={settings} rateHz={rateHz} shown={shown} />
      )}
      <Summary
        head={head}
        summary={summary}
        rateHz={rateHz}
        gain={head.scaling === 'gain' ? settings.gain : null}
        bytes={file.blob.size}
        unit={unitOf(head)}
      />
      {isDone && (
        <SavePart
          client={client}
          channels={channels}
          settings={settings}
          rows={rows}
          shown={shown}
          fileName={file.name}
          hasGaps={summary.gaps.total > 0}
        />
      )}
    </>
  );
}
