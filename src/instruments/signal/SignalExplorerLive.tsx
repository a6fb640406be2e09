import { useMemo, useState, type ReactNode } from 'react';
import { FilterPlot } from '@site/src/components/plots/FilterPlot';
import { SignalPlot, type Trace } from '@site/src/components/plots/SignalPlot';
import { SpectrumPlot } from '@site/src/components/plots/SpectrumPlot';
import { AddressButton } from '../AddressButton';
import { BrokenAddress } from '../BrokenAddress';
import { CopyButton } from '../CopyButton';
import styles from '../instruments.module.css';
import { RequiredNumber } from '../RequiredNumber';
import { useKept } from '../useKept';
import own from './signal.module.css';
import { readFragment, writeFragment } from './address';
import {
  boardRates,
  computeSpectrogram,
  designFilter,
  explore,
  inBrainFlow,
  inGuiWords,
  MOST_ORDER,
  signalChoices,
  type FilterKind,
  type FilterSettings,
} from './model';
import { SpectrogramPlot } from './SpectrogramPlot';

const GUI_FILTERS: FilterSettings = { kind: 'bandpass', order: 4, lowHz: 5, highHz: 50, mainsHz: 50 };

const EXAMPLES: readonly { name: string; signal: string; settings: FilterSettings }[] = [
  { name: 'The GUI’s filters', signal: 'Alpha under 50 Hz mains hum', settings: GUI_FILTERS },
  {
    name: 'Drift, and 1 Hz',
    signal: 'Drift',
    settings: { kind: 'highpass', order: 2, lowHz: 1, highHz: 50, mainsHz: 0 },
  },
  { name: 'What 5 Hz does to blinks', signal: 'Blinks', settings: { ...GUI_FILTERS, mainsHz: 0 } },
  {
    name: 'ECG and a 50 Hz notch',
    signal: 'ECG under 50 Hz mains hum',
    settings: { kind: 'bandpass', order: 2, lowHz: 0.5, highHz: 40, mainsHz: 50 },
  },
  { name: 'Railed: no filter helps', signal: 'Railed', settings: GUI_FILTERS },
];

const KINDS: Readonly<Record<FilterKind, string>> = {
  none: 'None',
  highpass: 'High-pass',
  lowpass: 'Low-pass',
  bandpass: 'Band-pass',
};

/** A synthetic signal before and after a filter: over time, as a spectrum and as a spectrogram, with the filter's response. */
export function SignalExplorerLive(): ReactNode {
  const shared = useMemo(() => readFragment(window.location.hash), []);
  const [signalName, setSignalName] = useKept('signal name', EXAMPLES[0]?.signal ?? '', shared?.signal);
  const [settings, setSettings] = useKept('signal filter', GUI_FILTERS, shared?.filter);
  const [rateHz, setRateHz] = useKept('signal rate', 250, shared?.rateHz);
  const [seed, setSeed] = useState(1);
  /** What is wrong with the text of a field. */
  const [fault, setFault] = useState('');
  const filter = useMemo(() => designFilter(settings, rateHz), [settings, rateHz]);
  const computed = useMemo(() => {
    const choice = signalChoices.find(({ name }) => name === signalName);
    if (!choice || !filter.ok) return null;
    const { raw, filtered } = explore(choice, filter.value, rateHz, seed);
    const traces: Trace[] = [
      { label: 'Unfiltered', samples: raw },
      { label: 'Filtered', samples: filtered },
    ];
    const spectrogram = computeSpectrogram(filtered, rateHz);
    return { signalName, rateHz, traces, filter: filter.value, spectrogram };
  }, [signalName, filter, rateHz, seed]);
  // Half-typed numbers leave the last picture: without it the page would shrink by two screens, and grow again.
  const [last, setLast] = useState(computed);
  if (computed && computed !== last) setLast(computed);
  const shown = computed ?? last;
  const set = (change: Partial<FilterSettings>): void => {
    setFault('');
    setSettings({ ...settings, ...change });
  };
  const { kind } = settings;
  const lines = filter.ok ? inBrainFlow(settings) : '';
  const numberBox = (label: string, key: 'order' | 'lowHz' | 'highHz', unit = ''): ReactNode => (
    <label>
      {unit === '' ? label : `${label} (${unit})`}
      <RequiredNumber
        min={key === 'order' ? 1 : 0}
        max={key === 'order' ? MOST_ORDER : rateHz / 2}
        isWhole={key === 'order'}
        value={settings[key]}
        onChange={(value) => set({ [key]: value })}
        onFault={(found) => {
          if (found === '') return;
          setFault(
            `${label}: ${found}${key === 'order' ? '' : ` Half the sample rate is ${rateHz / 2} Hz.`}`,
          );
        }}
      />
    </label>
  );
  return (
    <>
      <BrokenAddress name="signal" isRead={shared !== null} />
      <div className={styles.row} role="group" aria-label="Examples">
        {EXAMPLES.map((example) => (
          <button
            key={example.name}
            type="button"
            className={styles.button}
            onClick={() => {
              setSignalName(example.signal);
              set(example.settings);
            }}
          >
            {example.name}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <label>
          Signal{' '}
          <select value={signalName} onChange={(event) => setSignalName(event.target.value)}>
            {signalChoices.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Board{' '}
          <select value={rateHz} onChange={(event) => setRateHz(Number(event.target.value))}>
            {boardRates.map((board) => (
              <option key={board.rateHz} value={board.rateHz}>
                {board.name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={styles.button} onClick={() => setSeed(seed + 1)}>
          Another recording
        </button>
      </div>
      <div className={styles.fields}>
        <label>
          Filter{' '}
          <select value={kind} onChange={(event) => set({ kind: event.target.value as FilterKind })}>
            {Object.entries(KINDS).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {(kind === 'highpass' || kind === 'bandpass') && numberBox('From', 'lowHz', 'Hz')}
        {(kind === 'lowpass' || kind === 'bandpass') && numberBox('To', 'highHz', 'Hz')}
        {kind !== 'none' && numberBox('Order', 'order')}
        <label>
          Mains{' '}
          <select
            value={settings.mainsHz}
            onChange={({ target: { value } }) =>
              set({ mainsHz: value === '50' ? 50 : value === '60' ? 60 : 0 })
            }
          >
            <option value={0}>None</option>
            <option value={50}>50 Hz</option>
            <option value={60}>60 Hz</option>
          </select>
        </label>
      </div>
      <p role="status" className={filter.ok ? styles.quiet : styles.bad}>
        {filter.ok ? `In the GUI: ${inGuiWords(settings)}.` : fault || filter.error}
        {!filter.ok && shown && ' The plots still show the last filter that fits.'}
      </p>
      {lines !== '' && (
        <pre tabIndex={0}>
          <code>{lines}</code>
        </pre>
      )}
      <div className={styles.row}>
        {lines !== '' && <CopyButton label="Copy for BrainFlow" text={() => lines} />}
        <AddressButton fragment={writeFragment({ signal: signalName, rateHz, filter: settings })} />
      </div>
      {shown && (
        <>
          <SignalPlot
            title={shown.signalName}
            caption="Above, the signal as the board sends it; below, the signal after the filter. The filter starts from rest, so the first moment shows how it settles."
            alt="The same ten seconds twice."
            traces={shown.traces}
            sampleRateHz={shown.rateHz}
            heightPx={110}
          />
          <div className={own.beside}>
            <SpectrumPlot
              title="Spectrum"
              caption="The same two signals by frequency."
              alt="The two signals by frequency."
              traces={shown.traces}
              sampleRateHz={shown.rateHz}
              heightPx={110}
            />
            <SpectrogramPlot spectrogram={shown.spectrogram} label="After the filter" />
          </div>
          {shown.filter.length > 0 && (
            <FilterPlot
              title="Response of the filter"
              caption="0 dB passes unchanged, −20 dB leaves a tenth, −60 dB a thousandth of the amplitude."
              alt="The values are in the table below."
              filters={[{ label: 'Filter', filter: shown.filter }]}
              sampleRateHz={shown.rateHz}
              heightPx={110}
            />
          )}
        </>
      )}
    </>
  );
}
