import { useId, useMemo, useState, type ReactNode } from 'react';
import { cytonGains, cytonSampleRates } from '@site/src/data/cyton';
import { formatDuration } from '@site/src/components/text/formatDuration';
import { DataTable } from '@site/src/components/tables/DataTable';
import { AddressButton } from '../AddressButton';
import styles from '../instruments.module.css';
import { GainChoice } from '../packets/Choices';
import { LONGEST_COUNTS, readFragment, START, writeFragment, type Sums } from './address';
import {
  bandNoise,
  countsAsHex,
  currents,
  fullScaleMicrovolts,
  headroom,
  hoursOf,
  megabytesOf,
  microvoltsOfCount,
  PEAK_TO_PEAK_PER_RMS,
  readCounts,
  secondsOf,
  storedForms,
} from './model';

/** A number with as many digits as matter, and a true minus sign. */
const shown = (value: number, digits = 4): string =>
  Number.isFinite(value)
    ? (Math.abs(value) >= 10 ** digits
        ? value.toFixed(0)
        : String(Number(value.toPrecision(digits)))
      ).replace('-', '−')
    : '–';

interface NumberBoxProps {
  label: string;
  unit: string;
  value: number;
  min?: number;
  onChange: (value: number) => void;
}

function NumberBox({ label, unit, value, min = 0, onChange }: NumberBoxProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <input
        type="number"
        inputMode="decimal"
        step="any"
        min={min}
        value={Number.isNaN(value) ? '' : value}
        aria-invalid={Number.isNaN(value) || value < min}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />{' '}
      {unit}
    </label>
  );
}

/** What a calculator shows, and how it changes a part of it. */
interface SumProps {
  sums: Sums;
  set: (change: Partial<Sums>) => void;
}

/** Counts to microvolts and back. */
function Counts({ sums: { scale, counts: text, microvolts }, set }: SumProps): ReactNode {
  const id = useId();
  const counts = readCounts(text);
  const back = Math.round(microvolts / microvoltsOfCount(scale));
  const isBeyond = Math.abs(microvolts) > fullScaleMicrovolts(scale);
  return (
    <fieldset>
      <legend>Counts and microvolts</legend>
      <div className={styles.row} role="group" aria-label="Examples">
        {['1', '447', 'FF FE 41', '7F FF FF'].map((example) => (
          <button
            key={example}
            type="button"
            className={styles.button}
            onClick={() => set({ counts: example })}
          >
            {example}
          </button>
        ))}
      </div>
      <div className={styles.row}>
        <label>
          Board and gain{' '}
          <select
            value={scale}
            onChange={(event) =>
              set({
                scale: cytonGains.find(({ gain }) => String(gain) === event.target.value)?.gain ?? 'ganglion',
              })
            }
          >
            {cytonGains.map(({ gain }) => (
              <option key={gain} value={gain}>
                Cyton, gain {gain}
              </option>
            ))}
            <option value="ganglion">Ganglion</option>
          </select>
        </label>
        <label>
          Counts{' '}
          <input
            type="text"
            value={text}
            maxLength={LONGEST_COUNTS}
            aria-invalid={!counts.ok}
            aria-describedby={`${id}counts`}
            onChange={(event) => set({ counts: event.target.value })}
          />
        </label>
      </div>
      <p id={`${id}counts`} role="status" className={counts.ok ? undefined : styles.bad}>
        {counts.ok
          ? `${shown(counts.value, 8)} counts (${countsAsHex(counts.value)}) = ${shown(counts.value * microvoltsOfCount(scale), 7)} µV`
          : counts.error}
      </p>
      <div className={styles.row}>
        <NumberBox
          label="Microvolts"
          unit="µV"
          min={-Infinity}
          value={microvolts}
          onChange={(microvolts) => set({ microvolts })}
        />
      </div>
      <p role="status" className={isBeyond ? styles.bad : undefined}>
        {Number.isNaN(microvolts)
          ? 'Write a number.'
          : isBeyond
            ? `Out of range: ±${shown(fullScaleMicrovolts(scale) / 1000)} mV is the most.`
            : `${shown(back, 8)} counts (${countsAsHex(back)}); full scale ±${shown(fullScaleMicrovolts(scale) / 1000)} mV`}
      </p>
    </fieldset>
  );
}

/** Which gain fits an offset and a signal. */
function Headroom({ sums: { gain, offset, signal }, set }: SumProps): ReactNode {
  const { fullScaleMillivolts, leftMillivolts, highestGain } = headroom(gain, offset, signal);
  return (
    <fieldset>
      <legend>Range of the Cyton, and what an electrode offset leaves</legend>
      <div className={styles.row}>
        <GainChoice label="Gain" value={gain} onChange={(gain) => set({ gain })} />
        <NumberBox
          label="Electrode offset"
          unit="mV"
          min={-Infinity}
          value={offset}
          onChange={(offset) => set({ offset })}
        />
        <NumberBox
          label="Signal, to one side"
          unit="mV"
          value={signal}
          onChange={(signal) => set({ signal })}
        />
      </div>
      <p role="status" className={leftMillivolts < 0 ? styles.bad : undefined}>
        {Number.isNaN(leftMillivolts)
          ? 'Write a number in both fields.'
          : `±${shown(fullScaleMillivolts)} mV at gain ${gain}: ${
              leftMillivolts < 0
                ? `${shown(-leftMillivolts)} mV too much, the channel is railed`
                : `${shown(leftMillivolts)} mV to spare`
            }. ${highestGain === null ? 'No gain takes this much.' : `The highest gain that takes it is ${highestGain}.`}`}
      </p>
    </fieldset>
  );
}

/** The least noise in a band. */
function Noise({ sums: { kiloohms, low, high }, set }: SumProps): ReactNode {
  const { converter, electrodes, together } = bandNoise(kiloohms, low, high);
  const isWrong = !(kiloohms >= 0 && low >= 0 && high > low);
  return (
    <fieldset>
      <legend>Least noise in a band, Cyton</legend>
      <div className={styles.row}>
        <NumberBox
          label="Both electrodes and resistors"
          unit="kΩ"
          value={kiloohms}
          onChange={(kiloohms) => set({ kiloohms })}
        />
        <NumberBox label="From" unit="Hz" value={low} onChange={(low) => set({ low })} />
        <NumberBox label="to" unit="Hz" value={high} onChange={(high) => set({ high })} />
      </div>
      <p role="status" className={isWrong ? styles.bad : undefined}>
        {isWrong
          ? 'Write a resistance, and a band whose end is above its beginning.'
          : `Converter ${shown(converter, 2)} µV, resistance ${shown(electrodes, 2)} µV, together ${shown(together, 2)} µV RMS, about ${shown(together * PEAK_TO_PEAK_PER_RMS, 2)} µV peak to peak.`}
      </p>
      <p className={styles.quiet}>
        The converter’s part is scaled from the datasheet’s 1 µV peak to peak in 70 Hz, as if equal at all
        frequencies; its tables for each gain and rate are in section 8.1 of the datasheet. Skin, movement and
        mains are larger than both.
      </p>
    </fieldset>
  );
}

/** Minutes and megabytes, and how long a battery lasts. */
function Time({ sums, set }: SumProps): ReactNode {
  const { channels, rateHz, minutes, megabytes, capacity, current } = sums;
  return (
    <fieldset>
      <legend>Minutes, megabytes and battery</legend>
      <div className={styles.row}>
        <label>
          Channels{' '}
          <select
            value={channels}
            onChange={(event) => set({ channels: event.target.value === '16' ? 16 : 8 })}
          >
            <option>8</option>
            <option>16</option>
          </select>
        </label>
        <label>
          Rate{' '}
          <select value={rateHz} onChange={(event) => set({ rateHz: Number(event.target.value) })}>
            {cytonSampleRates.map((choice) => (
              <option key={choice.rateHz}>{choice.rateHz}</option>
            ))}
          </select>{' '}
          Hz
        </label>
        <NumberBox label="Minutes" unit="min" value={minutes} onChange={(minutes) => set({ minutes })} />
        <NumberBox
          label="Megabytes"
          unit="MB"
          value={megabytes}
          onChange={(megabytes) => set({ megabytes })}
        />
      </div>
      <DataTable
        caption="Size of a recording"
        rows={storedForms(channels, rateHz)}
        rowKey={({ name }) => name}
        columns={[
          { head: 'Form', cell: ({ name }) => name, namesRow: true },
          {
            head: `${shown(minutes)} min take`,
            cell: ({ bytesPerSecond }) => `${shown(megabytesOf(bytesPerSecond, minutes * 60))} MB`,
          },
          {
            head: `${shown(megabytes)} MB hold`,
            cell: ({ bytesPerSecond }) => formatDuration(secondsOf(bytesPerSecond, megabytes)),
          },
        ]}
      />
      <div className={styles.row}>
        <NumberBox label="Battery" unit="mAh" value={capacity} onChange={(capacity) => set({ capacity })} />
        <NumberBox label="Current" unit="mA" value={current} onChange={(current) => set({ current })} />
        {currents.map(({ name, milliamperes }) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            onClick={() => set({ current: milliamperes })}
          >
            {`${milliamperes} mA: ${name}`}
          </button>
        ))}
      </div>
      <p role="status">
        {capacity > 0 && current > 0
          ? `At best ${formatDuration(hoursOf(capacity, current) * 3600)}. Cells lose capacity with age and in the cold.`
          : 'Write a capacity and a current above zero.'}
      </p>
    </fieldset>
  );
}

/** Four small sums, each on its own, and one address for all. */
export function ScaleCalculatorLive(): ReactNode {
  const shared = useMemo(() => readFragment(window.location.hash), []);
  const [sums, setSums] = useState(shared ?? START);
  const set = (change: Partial<Sums>): void => setSums({ ...sums, ...change });
  return (
    <>
      <Counts sums={sums} set={set} />
      <Headroom sums={sums} set={set} />
      <Noise sums={sums} set={set} />
      <Time sums={sums} set={set} />
      <div className={styles.row}>
        <AddressButton fragment={writeFragment(sums)} />
      </div>
    </>
  );
}
