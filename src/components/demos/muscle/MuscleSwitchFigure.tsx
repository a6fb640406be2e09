import { useState, type ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Lane } from '@site/src/components/plots/Lane';
import { formatValue, makeAxis, type Point } from '@site/src/components/plots/scale';
import { exerciseSettings, makeMuscleExercise } from '@site/src/signal/muscleScenes';
import { detectTension, type DetectorSettings } from '@site/src/signal/muscleSwitch';
import { Slider } from './Slider';
import styles from './MuscleSwitchFigure.module.css';

const { samples, sampleRateHz } = makeMuscleExercise();
const durationS = samples.length / sampleRateHz;
const xAxis = makeAxis(0, durationS, 8, true);
const rawAxis = makeAxis(-900, 900, 4, true);
const levelAxis = makeAxis(0, 350, 4, true);

const toPoints = (values: Float64Array): Point[] =>
  Array.from(values, (y, i) => ({ x: i / sampleRateHz, y }));
const across = (level: number): Point[] => [
  { x: 0, y: level },
  { x: durationS, y: level },
];

/** The core of every project, with its four numbers to change: raw EMG, envelope, two thresholds, and when the switch is on. */
export function MuscleSwitchFigure(): ReactNode {
  const [settings, setSettings] = useState<DetectorSettings>(exerciseSettings);
  const { envelope, spans } = detectTension(samples, sampleRateHz, settings);
  const presses = `The switch closes ${spans.length} ${spans.length === 1 ? 'time' : 'times'}${
    spans.length > 0
      ? `: ${spans.map(({ fromS, toS }) => `${formatValue(fromS)} to ${formatValue(toS)} s`).join(', ')}`
      : ''
  }.`;
  const regions = spans.map(({ fromS, toS }) => ({ from: fromS, to: toS, label: 'on' }));
  return (
    <Figure
      title="From muscle to switch (synthetic)"
      caption="Four efforts: a firm one, a wavering one, a twitch, a weak one. Solid line: on; dashed line: off. Tinted: the switch is on."
      alt={`Above, EMG at ${sampleRateHz} Hz with four bursts in ${durationS} s; below, its envelope with an upper threshold of ${settings.on} µV and a lower one of ${settings.off} µV. ${presses}`}
      details={
        <>
          <div className={styles.sliders}>
            <Slider
              label="On at"
              unit="µV"
              value={settings.on}
              minimum={10}
              maximum={300}
              step={10}
              onChange={(on) => setSettings({ ...settings, on, off: Math.min(on, settings.off) })}
            />
            <Slider
              label="Off at"
              unit="µV"
              value={settings.off}
              minimum={10}
              maximum={300}
              step={10}
              onChange={(off) => setSettings({ ...settings, off, on: Math.max(off, settings.on) })}
            />
            <Slider
              label="Window"
              unit="ms"
              value={Math.round(settings.windowS * 1000)}
              minimum={20}
              maximum={1000}
              step={20}
              onChange={(ms) => setSettings({ ...settings, windowS: ms / 1000 })}
            />
            <Slider
              label="Debounce"
              unit="ms"
              value={Math.round(settings.debounceS * 1000)}
              minimum={0}
              maximum={500}
              step={10}
              onChange={(ms) => setSettings({ ...settings, debounceS: ms / 1000 })}
            />
          </div>
          <p className={styles.result}>
            <output>{presses}</output>{' '}
            <button
              type="button"
              className="button button--sm button--secondary"
              onClick={() => setSettings(exerciseSettings)}
            >
              Reset
            </button>
          </p>
        </>
      }
    >
      <Lane
        label="Forearm (µV)"
        xAxis={xAxis}
        yAxis={rawAxis}
        lines={[{ points: toPoints(samples) }]}
        regions={regions}
        heightPx={110}
      />
      <Lane
        label="Envelope (µV RMS)"
        xAxis={xAxis}
        yAxis={levelAxis}
        lines={[
          { points: toPoints(envelope), colour: 'var(--channel-2)' },
          { points: across(settings.on), colour: 'var(--channel-7)' },
          { points: across(settings.off), colour: 'var(--channel-7)', isDashed: true },
        ]}
        regions={regions}
        xLabel="Time (s)"
        heightPx={150}
      />
    </Figure>
  );
}
