import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Lane } from '@site/src/components/plots/Lane';
import { formatValue, makeAxis } from '@site/src/components/plots/scale';
import { ValueTable } from '@site/src/components/plots/ValueTable';
import { MOST_SPECTRUM_ROWS, type ReadingSettings } from '@site/src/protocol/recordings/recordingFile';
import { computeBandRms, findPeakHz, type Spectrum } from '@site/src/signal/spectrum';
import { LatestAsker, type RecordingClient } from './client';
import { decadesOf } from './lanes';
import type { ShownChannel } from './SignalView';

interface SpectrumViewProps {
  client: RecordingClient;
  channels: readonly ShownChannel[];
  settings: ReadingSettings;
  rateHz: number;
  shown: readonly [number, number];
}

interface Answer {
  spectra: readonly Spectrum[] | null;
  channels: readonly ShownChannel[];
}

/** A view has to rest for so long before its spectrum is computed. */
const REST_MS = 250;

/** Below it the offset of the electrodes is stronger than everything else. */
const LOWEST_HZ = 1;

/** The spectrum of what is on the screen: one line a channel, with peaks and band powers as a table. */
export function SpectrumView({ client, channels, settings, rateHz, shown }: SpectrumViewProps): ReactNode {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState('');
  const asker = useMemo(() => ({ client, latest: new LatestAsker<Answer>() }), [client]);
  useEffect(() => {
    const part = { from: shown[0], to: shown[1], channels: channels.map(({ index }) => index) };
    const timer = setTimeout(
      () =>
        asker.latest.ask(
          () =>
            asker.client.ask({ kind: 'spectra', part, settings }).then((spectra) => ({ spectra, channels })),
          (given) => {
            setAnswer(given);
            setFailure('');
          },
          (error) => setFailure(error instanceof Error ? error.message : String(error)),
        ),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [asker, channels, settings, shown]);

  if (failure !== '') return <p role="alert">{failure}</p>;
  if (answer?.channels !== channels || channels.length === 0) return null;
  if (!answer.spectra) return <p>Too few samples are shown for a spectrum. Zoom out.</p>;
  const highestHz = rateHz / 2;
  const lines = answer.spectra.map((spectrum, place) => ({
    colour: `var(--channel-${((channels[place]?.index ?? 0) % 8) + 1})`,
    points: Array.from(spectrum.frequenciesHz, (x, bin) => ({
      x,
      // Power density to amplitude density; the floor keeps the logarithm finite.
      y: Math.log10(Math.max(1e-4, Math.sqrt(spectrum.density[bin] ?? 0))),
    })).filter(({ x }) => x >= LOWEST_HZ),
  }));
  const [low, high] = decadesOf(lines.flatMap(({ points }) => points.map(({ y }) => y)));
  const [first] = channels;
  const unit = first?.unit === '' ? 'units' : (first?.unit ?? '');
  const found = answer.spectra.map((spectrum, place) => ({
    name: channels[place]?.name ?? '',
    peak: `${formatValue(findPeakHz(spectrum, LOWEST_HZ))} Hz`,
    bands: BANDS.map(([, from, to]) => formatValue(computeBandRms(spectrum, from, to))),
  }));
  const isCut = shown[1] - shown[0] > MOST_SPECTRUM_ROWS;
  return (
    <Figure
      title="Spectrum of what is shown"
      caption={`Amplitude by frequency, from ${LOWEST_HZ} Hz to half the sample rate; a narrow peak at 50 Hz or 60 Hz is hum.${
        isCut
          ? ` The view is long, so this is its middle: ${MOST_SPECTRUM_ROWS.toLocaleString('en')} samples.`
          : ''
      }`}
      alt={`Highest: ${found.map(({ name, peak }) => `${name} at ${peak}`).join(', ')}.`}
      details={
        <ValueTable
          head={[
            'Channel',
            'Highest at',
            ...BANDS.map(([name, from, to]) => `${name}, ${from} to ${to} Hz (RMS)`),
          ]}
          rows={found.map(({ name, peak, bands }) => [name, peak, ...bands])}
        />
      }
    >
      <Lane
        label={`Amplitude (${unit}/√Hz)`}
        xAxis={makeAxis(0, highestHz, 6, true)}
        yAxis={{
          from: low,
          to: high,
          ticks: Array.from({ length: high - low + 1 }, (_, step) => low + step),
        }}
        lines={lines}
        xLabel="Frequency (Hz)"
        heightPx={170}
        formatY={(value) => formatValue(10 ** value)}
      />
    </Figure>
  );
}

/** Bands as the GUI has them (W_BandPower). */
const BANDS: readonly (readonly [string, number, number])[] = [
  ['Delta', 1, 4],
  ['Theta', 4, 8],
  ['Alpha', 8, 13],
  ['Beta', 13, 30],
  ['Gamma', 30, 55],
];
