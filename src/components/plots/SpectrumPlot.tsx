import type { ReactNode } from 'react';
import { computeSpectrum, findPeakHz } from '@site/src/signal/spectrum';
import { Figure } from '../figures/Figure';
import { Lane } from './Lane';
import { formatValue, makeAxis } from './scale';
import { ValueTable } from './ValueTable';
import type { Trace } from './SignalPlot';

interface SpectrumPlotProps {
  title: string;
  caption: ReactNode;
  /** What the shape looks like in words; the peak of each trace follows by itself. */
  alt: string;
  /** Signals over time; their spectra are computed here (Welch, Hann windows). */
  traces: readonly Trace[];
  sampleRateHz: number;
  /** Highest frequency shown; half the sample rate where it is missing. */
  maxHz?: number;
  /** Samples in a window, a power of two; bins lie sampleRateHz / segmentLength apart. */
  segmentLength?: number;
  heightPx?: number;
}

/** Amplitude spectra of computed signals: µV per root hertz on a logarithmic axis, as FFT plots show them. */
export function SpectrumPlot({
  title,
  caption,
  alt,
  traces,
  sampleRateHz,
  maxHz = sampleRateHz / 2,
  segmentLength = 512,
  heightPx = 150,
}: SpectrumPlotProps): ReactNode {
  const spectra = traces.map(({ label, samples, colour, unit = 'µV' }) => {
    const spectrum = computeSpectrum(samples, sampleRateHz, segmentLength);
    const points = Array.from(spectrum.frequenciesHz, (x, k) => ({
      x,
      // Power density to amplitude density; the floor keeps the logarithm finite.
      y: Math.log10(Math.max(1e-3, Math.sqrt(spectrum.density[k] ?? 0))),
    })).filter(({ x }) => x > 0 && x <= maxHz);
    return { label, colour, unit, points, peakHz: findPeakHz(spectrum, 2) };
  });
  const xAxis = makeAxis(0, maxHz, 6, true);
  const all = spectra.flatMap(({ points }) => points.map(({ y }) => y));
  const from = Math.floor(Math.min(...all));
  const to = Math.ceil(Math.max(...all));
  const yAxis = { from, to, ticks: Array.from({ length: to - from + 1 }, (_, i) => from + i) };
  const peaks = spectra
    .map(({ label, peakHz }) => `${label}: highest at ${formatValue(peakHz)} Hz`)
    .join('; ');
  const stretches = Array.from({ length: 8 }, (_, i) => [(i * maxHz) / 8, ((i + 1) * maxHz) / 8] as const);
  return (
    <Figure
      title={`${title} (synthetic)`}
      caption={caption}
      alt={`${alt} ${peaks}.`}
      details={
        <ValueTable
          head={['Frequency (Hz)', ...spectra.map(({ label, unit }) => `${label}, highest (${unit}/√Hz)`)]}
          rows={stretches.map(([low, high]) => [
            `${formatValue(low)} to ${formatValue(high)}`,
            ...spectra.map(({ points }) =>
              formatValue(
                10 ** Math.max(...points.filter(({ x }) => x > low && x <= high).map(({ y }) => y)),
              ),
            ),
          ])}
        />
      }
    >
      {spectra.map(({ label, colour, unit, points }, i) => (
        <Lane
          key={label}
          label={`${label} (${unit}/√Hz)`}
          xAxis={xAxis}
          yAxis={yAxis}
          lines={[{ points, colour }]}
          xLabel={i === spectra.length - 1 ? 'Frequency (Hz)' : undefined}
          heightPx={heightPx}
          formatY={(value) => formatValue(10 ** value)}
        />
      ))}
    </Figure>
  );
}
