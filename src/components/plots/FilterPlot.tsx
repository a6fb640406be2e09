import type { ReactNode } from 'react';
import { computeGain, computeGainDb, type Filter } from '@site/src/signal/filters';
import { Figure } from '../figures/Figure';
import { Lane } from './Lane';
import { formatValue, makeAxis } from './scale';
import { ValueTable } from './ValueTable';

interface FilterPlotProps {
  title: string;
  caption: ReactNode;
  /** What the shape looks like in words. */
  alt: string;
  filters: readonly { label: string; filter: Filter; colour?: string }[];
  sampleRateHz: number;
  /** Highest frequency shown; half the sample rate where it is missing. */
  maxHz?: number;
  /** Frequencies of the table of values. */
  tableHz?: readonly number[];
  heightPx?: number;
}

const lowestDb = -60;

/** Frequency responses of filters in decibels, computed from their coefficients. */
export function FilterPlot({
  title,
  caption,
  alt,
  filters,
  sampleRateHz,
  maxHz = sampleRateHz / 2,
  tableHz = [0.5, 1, 5, 10, 20, 30, 50, 60, 80, 100],
  heightPx = 150,
}: FilterPlotProps): ReactNode {
  const xAxis = makeAxis(0, maxHz, 6, true);
  const yAxis = { from: lowestDb, to: 5, ticks: [-60, -40, -20, 0] };
  // Quarter hertz: fine enough for a notch of 4 Hz.
  const frequencies = Array.from({ length: Math.floor(maxHz * 4) - 1 }, (_, i) => (i + 1) / 4);
  return (
    <Figure
      title={title}
      caption={caption}
      alt={alt}
      details={
        <ValueTable
          head={['Frequency (Hz)', ...filters.map(({ label }) => `${label}: what is left of the amplitude`)]}
          rows={tableHz
            .filter((frequency) => frequency <= maxHz)
            .map((frequency) => [
              formatValue(frequency),
              ...filters.map(
                ({ filter }) => `${(100 * computeGain(filter, frequency, sampleRateHz)).toFixed(1)} %`,
              ),
            ])}
        />
      }
    >
      {filters.map(({ label, filter, colour }, i) => (
        <Lane
          key={label}
          label={`${label} (dB)`}
          xAxis={xAxis}
          yAxis={yAxis}
          lines={[
            {
              points: frequencies.map((x) => ({
                x,
                y: Math.max(lowestDb, computeGainDb(filter, x, sampleRateHz)),
              })),
              colour,
            },
          ]}
          xLabel={i === filters.length - 1 ? 'Frequency (Hz)' : undefined}
          heightPx={heightPx}
        />
      ))}
    </Figure>
  );
}
