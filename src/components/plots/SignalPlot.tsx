import type { ReactNode } from 'react';
import { measure } from '@site/src/signal/measure';
import { Figure } from '../figures/Figure';
import { Lane, type Region } from './Lane';
import { formatValue, makeAxis } from './scale';
import { ValueTable } from './ValueTable';

/** One signal over time. */
export interface Trace {
  /** Which electrode or which stage of processing it is. */
  label: string;
  samples: Float64Array;
  /** Unit of the samples; µV where it is missing. */
  unit?: string;
  /** Ends of the y axis; found from the samples where they are missing. */
  range?: readonly [number, number];
  /** Any colour, such as `var(--channel-3)`. */
  colour?: string;
}

interface SignalPlotProps {
  title: string;
  /** Says what to see. */
  caption: ReactNode;
  /** What the shape looks like in words; the measured values follow by themselves. */
  alt: string;
  traces: readonly Trace[];
  sampleRateHz: number;
  /** Stretches of time in seconds that are tinted and named. */
  regions?: readonly Region[];
  /** Height of each trace in px. */
  heightPx?: number;
}

function summarise({ label, samples, unit = 'µV' }: Trace): string {
  const { minimum, maximum, rms } = measure(samples);
  return `${label}: from ${formatValue(minimum)} to ${formatValue(maximum)} ${unit}, RMS ${formatValue(rms)} ${unit}`;
}

/** Computed signals over time, one lane each, labelled as synthetic; the values are also given as a table. */
export function SignalPlot({
  title,
  caption,
  alt,
  traces,
  sampleRateHz,
  regions,
  heightPx,
}: SignalPlotProps): ReactNode {
  const durationS = Math.max(...traces.map(({ samples }) => samples.length)) / sampleRateHz;
  const xAxis = makeAxis(0, durationS, 5, true);
  return (
    <Figure
      title={`${title} (synthetic)`}
      caption={caption}
      alt={`${alt} ${formatValue(durationS)} s at ${sampleRateHz} Hz. ${traces.map(summarise).join('; ')}.`}
      details={<SampledValues traces={traces} sampleRateHz={sampleRateHz} durationS={durationS} />}
    >
      {traces.map((trace, i) => {
        const { minimum, maximum } = measure(trace.samples);
        const [from, to] = trace.range ?? [minimum, maximum];
        return (
          <Lane
            key={trace.label}
            label={`${trace.label} (${trace.unit ?? 'µV'})`}
            xAxis={xAxis}
            yAxis={makeAxis(from, to, 4, trace.range !== undefined)}
            lines={[
              {
                points: Array.from(trace.samples, (y, k) => ({ x: k / sampleRateHz, y })),
                colour: trace.colour,
              },
            ]}
            regions={regions}
            xLabel={i === traces.length - 1 ? 'Time (s)' : undefined}
            heightPx={heightPx}
          />
        );
      })}
    </Figure>
  );
}

/** Lowest and highest value of each trace in eight equal stretches of time. */
function SampledValues({
  traces,
  sampleRateHz,
  durationS,
}: Pick<SignalPlotProps, 'traces' | 'sampleRateHz'> & { durationS: number }): ReactNode {
  const stretches = Array.from(
    { length: 8 },
    (_, i) => [(i * durationS) / 8, ((i + 1) * durationS) / 8] as const,
  );
  return (
    <ValueTable
      head={['Time (s)', ...traces.map(({ label, unit }) => `${label} (${unit ?? 'µV'}), lowest to highest`)]}
      rows={stretches.map(([fromS, toS]) => [
        `${formatValue(fromS)} to ${formatValue(toS)}`,
        ...traces.map(({ samples }) => {
          const part = samples.slice(Math.round(fromS * sampleRateHz), Math.round(toS * sampleRateHz));
          if (part.length === 0) return '';
          const { minimum, maximum } = measure(part);
          return `${formatValue(minimum)} to ${formatValue(maximum)}`;
        }),
      ])}
    />
  );
}
