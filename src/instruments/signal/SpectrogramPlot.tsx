import { useEffect, useRef, type ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { formatValue } from '@site/src/components/plots/scale';
import { ValueTable } from '@site/src/components/plots/ValueTable';
import type { Spectrogram } from './model';
import styles from './signal.module.css';

/** Lowest and highest amplitude that the colours tell apart, in dB of µV. */
const FROM_DB = -20;
const TO_DB = 40;

/** From dark to bright, each step further in lightness, so that it reads without colour too. */
const COLOURS = [
  [18, 20, 48],
  [52, 56, 130],
  [34, 120, 150],
  [70, 180, 120],
  [190, 215, 80],
  [255, 245, 180],
] as const;

function colourOf(decibels: number): readonly [number, number, number] {
  const share = Math.max(0, Math.min(1, (decibels - FROM_DB) / (TO_DB - FROM_DB)));
  const place = share * (COLOURS.length - 1);
  const at = Math.min(COLOURS.length - 2, Math.floor(place));
  const low = COLOURS[at] ?? COLOURS[0];
  const high = COLOURS[at + 1] ?? COLOURS[0];
  const blend = (channel: 0 | 1 | 2): number => low[channel] + (high[channel] - low[channel]) * (place - at);
  return [blend(0), blend(1), blend(2)];
}

interface Peak {
  second: number;
  hertz: number;
  decibels: number;
}

/** The strongest frequency of each second. */
function findPeaks({ columns, bins, stepS, stepHz, decibels }: Spectrogram): Peak[] {
  const peaks = Array.from({ length: Math.ceil(columns * stepS) }, (_, second): Peak => ({
    second,
    hertz: 0,
    decibels: -Infinity,
  }));
  for (let column = 0; column < columns; column += 1) {
    const peak = peaks[Math.floor(column * stepS)];
    for (let bin = 1; peak && bin < bins; bin += 1) {
      const value = decibels[column * bins + bin] ?? -Infinity;
      if (value > peak.decibels) Object.assign(peak, { hertz: bin * stepHz, decibels: value });
    }
  }
  return peaks;
}

/** Time to the right, frequency upwards, amplitude as brightness. */
export function SpectrogramPlot({
  spectrogram,
  label,
}: {
  spectrogram: Spectrogram;
  label: string;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, bins, stepS, stepHz, decibels } = spectrogram;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || columns === 0) return;
    const image = context.createImageData(columns, bins);
    for (let column = 0; column < columns; column += 1) {
      for (let bin = 0; bin < bins; bin += 1) {
        const colour = colourOf(decibels[column * bins + bin] ?? FROM_DB);
        image.data.set([...colour, 255], 4 * ((bins - 1 - bin) * columns + column));
      }
    }
    context.putImageData(image, 0, 0);
  }, [decibels, columns, bins]);
  const peaks = findPeaks(spectrogram);
  const highestHz = (bins - 1) * stepHz;
  return (
    <Figure
      title="Spectrogram (synthetic)"
      caption={`${label}: time to the right, frequency upwards; dark is ${formatValue(FROM_DB)} dB of µV and less, bright ${TO_DB} dB and more.`}
      alt={`Strongest: ${peaks.map(({ second, hertz }) => `${formatValue(hertz)} Hz in second ${second + 1}`).join(', ')}.`}
      details={
        <ValueTable
          head={['Second', 'Strongest frequency (Hz)', 'Amplitude (dB of µV)']}
          rows={peaks.map((peak) => [
            String(peak.second + 1),
            formatValue(peak.hertz),
            formatValue(peak.decibels),
          ])}
        />
      }
    >
      <div className={styles.spectrogram}>
        <span>{formatValue(highestHz)} Hz</span>
        <canvas ref={canvas} width={columns} height={bins} />
        <span className={styles.lowest}>0 Hz</span>
        <span className={styles.time}>0 to {formatValue(columns * stepS)} s</span>
      </div>
    </Figure>
  );
}
