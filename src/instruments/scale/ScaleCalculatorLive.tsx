import { useId, useMemo, useState, type ReactNode } from 'react';
import { cytonGains, cytonSampleRates, type SampleRate } from '@site/src/data/cytonChoices';
import { formatDuration } from '@site/src/components/text/formatDuration';
import { DataTable } from '@site/src/components/tables/DataTable';
import { AddressButton } from '../AddressButton';
import { BrokenAddress } from '../BrokenAddress';
import styles from '../instruments.module.css';
import { GainChoice } from '../GainChoice';
import { RequiredNumber } from '../RequiredNumber';
import { useKept } from '../useKept';
import { numberOf } from '../words';
import { LONGEST_COUNTS, MOST_TYPED, readFragment, START, writeFragment, type Sums } from './address';
import {
  countsAsHex,
  currents,
  fullScaleMicrovolts,
  headroom,
  hoursOf,
  megabytesOf,
  microvoltsOfCount,
  readCounts,
  secondsOf,
  storedForms,
} from './model';
import { bandNoise, PEAK_TO_PEAK_PER_RMS } from './noise';

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
  unit?: string;
  value: number;
  min?: number;
  /** Gets NaN where no number is typed. */
  onChange: (value: number) => void;
}

function NumberBox({ label, unit, value, min = 0, onChange }: NumberBoxProps): ReactNode {
  const id = useId();
  const [fault, setFault] = useState('');
  return (
    <>
      <label>
        {unit === undefined ? label : `${label} (${unit})`}
        <RequiredNumber
          min={min}
          max={MOST_TYPED}
          value={value}
          describedBy={id}
          onChange={onChange}
          onFault={setFault}
        />
      </label>
      <p id={id} className={styles.bad} hidden={fault === '' || !Number.isNaN(value)}>
        {fault}
      </p>
    </>
  );
}

interface RateChoiceProps {
  value: SampleRate['rateHz'];
  onChange: (rateHz: SampleRate['rateHz']) => void;
}

/** One of the seven rates. */
function RateChoice({ value, onChange }: RateChoiceProps): ReactNode {
  return (
    <label>
      Rate (Hz)
      <select
        value={value}
        onChange={(event) =>
          onChange(
            cytonSampleRates.find(({ rateHz }) => String(rateHz) === event.target.value)?.rateHz ?? 250,
          )
        }
      >
        {cytonSampleRates.map(({ rateHz }) => (
          <option key={rateHz}>{rateHz}</option>
        ))}
      </select>
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
      <div className={styles.fields}>
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
          ? `${numberOf(counts.value, 'count', (value) => shown(value, 8))} (${countsAsHex(counts.value)}) = ${shown(counts.value * microvoltsOfCount(scale), 7)} µV`
          : counts.error}
      </p>
      <div className={styles.fields}>
        <NumberBox
          label="Microvolts"
          min={-MOST_TYPED}
          value={microvolts}
          onChange={(microvolts) => set({ microvolts })}
        />
      </div>
      <p role="status" className={isBeyond ? styles.bad : undefined}>
        {Number.isNaN(microvolts)
          ? 'Write a number.'
          : isBeyond
            ? `Out of range: ±${shown(fullScaleMicrovolts(scale) / 1000)} mV is the most.`
            : `${numberOf(back, 'count', (value) => shown(value, 8))} (${countsAsHex(back)}); full scale ±${shown(fullScaleMicrovolts(scale) / 1000)} mV`}
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
      <div className={styles.fields}>
        <GainChoice label="Gain" value={gain} onChange={(gain) => set({ gain })} />
        <NumberBox
          label="Electrode offset"
          unit="mV"
          min={-MOST_TYPED}
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
                ? `${shown(-leftMillivolts)} mV too much, so the channel is railed`
                : `${shown(leftMillivolts)} mV to spare`
            }. ${highestGain === null ? 'No gain leaves room for this much.' : `The highest gain that leaves room for it is ${highestGain}.`}`}
      </p>
    </fieldset>
  );
}

/** Two digits, also where the second is a zero. */
const micro = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toPrecision(2));

/** The least noise in a band. */
function Noise({ sums, set }: SumProps): ReactNode {
  const { noiseGain: gain, noiseRateHz: rateHz, kiloohms, low: lowHz, high: highHz } = sums;
  const noise = bandNoise({ gain, rateHz, kiloohms, lowHz, highHz });
  const isWrong = !(kiloohms >= 0 && lowHz >= 0 && highHz > lowHz && lowHz < rateHz / 2);
  const parts = [
    { name: 'Converter', rms: noise.converter },
    { name: 'Resistance', rms: noise.resistance },
    { name: 'Together', rms: noise.together },
  ];
  return (
    <fieldset>
      <legend>Least noise in a band, Cyton</legend>
      <div className={styles.fields}>
        <GainChoice label="Gain" value={gain} onChange={(noiseGain) => set({ noiseGain })} />
        <RateChoice value={rateHz} onChange={(noiseRateHz) => set({ noiseRateHz })} />
        <NumberBox
          label="Both electrodes and resistors"
          unit="kΩ"
          value={kiloohms}
          onChange={(kiloohms) => set({ kiloohms })}
        />
        <NumberBox label="From" unit="Hz" value={lowHz} onChange={(low) => set({ low })} />
        <NumberBox label="To" unit="Hz" value={highHz} onChange={(high) => set({ high })} />
      </div>
      <div role="status">
        {isWrong ? (
          <p className={styles.bad}>
            {`Write a resistance, and a band from a lower to a higher frequency that begins below ${rateHz / 2} Hz, half the rate.`}
          </p>
        ) : (
          <p className={styles.answer}>
            {`${micro(noise.together)} µV RMS, about ${micro(noise.together * PEAK_TO_PEAK_PER_RMS)} µV peak to peak`}
          </p>
        )}
      </div>
      {!isWrong && (
        <DataTable
          caption="What it is made of"
          rows={parts}
          rowKey={({ name }) => name}
          columns={[
            { head: 'Part', cell: ({ name }) => name, namesRow: true },
            { head: 'RMS', cell: ({ rms }) => `${micro(rms)} µV` },
            { head: 'Peak to peak', cell: ({ rms }) => `${micro(rms * PEAK_TO_PEAK_PER_RMS)} µV` },
          ]}
        />
      )}
      <p className={styles.quiet}>
        {`Quoted: the datasheet has ${noise.whole} µV RMS for gain ${gain} at ${rateHz} Hz, from 0 to ${rateHz / 2} Hz, inputs shorted. Computed: the share of it in your band, as if it were white noise behind the converter’s filter${
          rateHz >= 8000
            ? '; at this rate much of the noise is at high frequencies, and low bands have less than this'
            : ''
        }; and the thermal noise of the resistance at 32 °C. Peak to peak is 7 times RMS, as in the datasheet. Skin, movement and mains are larger than all of this.`}
      </p>
    </fieldset>
  );
}

/** A field's number; none where it is below zero, as the field says of it too. */
const fromZero = (value: number): number => (value >= 0 ? value : NaN);

/** Minutes and megabytes, and how long a battery lasts. */
function Time({ sums, set }: SumProps): ReactNode {
  const { channels, rateHz, minutes, megabytes, capacity, current } = sums;
  return (
    <fieldset>
      <legend>Minutes, megabytes and battery</legend>
      <div className={styles.fields}>
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
        <RateChoice value={rateHz} onChange={(chosen) => set({ rateHz: chosen })} />
        <NumberBox label="Minutes" value={minutes} onChange={(minutes) => set({ minutes })} />
        <NumberBox label="Megabytes" value={megabytes} onChange={(megabytes) => set({ megabytes })} />
      </div>
      <DataTable
        caption="Size of a recording"
        rows={storedForms(channels, rateHz)}
        rowKey={({ name }) => name}
        columns={[
          { head: 'Format', cell: ({ name }) => name, namesRow: true },
          {
            head: `${shown(fromZero(minutes))} min take`,
            cell: ({ bytesPerSecond }) => `${shown(megabytesOf(bytesPerSecond, fromZero(minutes) * 60))} MB`,
          },
          {
            head: `${shown(fromZero(megabytes))} MB hold`,
            cell: ({ bytesPerSecond }) => formatDuration(secondsOf(bytesPerSecond, megabytes)),
          },
        ]}
      />
      <div className={styles.fields}>
        <NumberBox label="Battery" unit="mAh" value={capacity} onChange={(capacity) => set({ capacity })} />
        <NumberBox label="Current" unit="mA" value={current} onChange={(current) => set({ current })} />
      </div>
      <div className={styles.row} role="group" aria-label="Currents that were measured">
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
      <p role="status" className={capacity > 0 && current > 0 ? undefined : styles.bad}>
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
  const [sums, setSums] = useKept('scale', START, shared ?? undefined);
  const set = (change: Partial<Sums>): void => setSums({ ...sums, ...change });
  return (
    <>
      <BrokenAddress name="scale" isRead={shared !== null} />
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
