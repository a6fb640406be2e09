/** An experiment with two kinds of pictures: what the pins record, and what averaging finds in the EEG. */
import { applyFilter, designLowPass } from './filters';
import { makeBackground, mix, sample } from './generators';
import type { Scene } from './scenes';

const sampleRateHz = 250;

/** When pictures come on, in s, and which of them are targets. */
const pictures = [
  { onsetS: 0.8, isTarget: false },
  { onsetS: 2.9, isTarget: true },
  { onsetS: 5.1, isTarget: false },
] as const;

const SHOWN_S = 1;
const PRESS_AFTER_S = 0.55;

/** Sensor and button as analog inputs, 0 to 1023 for 0 V to 3.3 V. */
export function makeEventScene(): Scene {
  const recording = { sampleRateHz, durationS: 7, seed: 81 };
  const light = sample(recording, (t) =>
    pictures.some(({ onsetS }) => t >= onsetS && t < onsetS + SHOWN_S) ? 780 : 40,
  );
  const button = sample(recording, (t) =>
    pictures.some(
      ({ onsetS, isTarget }) => isTarget && t >= onsetS + PRESS_AFTER_S && t < onsetS + PRESS_AFTER_S + 0.18,
    )
      ? 1023
      : 0,
  );
  return {
    alt: 'The light sensor jumps from about 40 to 780 for one second at each of three pictures; the button jumps to 1023 once, half a second after the second picture.',
    sampleRateHz,
    traces: [
      { label: 'Light sensor, D12', samples: light, unit: 'counts', range: [0, 1100] },
      {
        label: 'Button, D13',
        samples: button,
        unit: 'counts',
        range: [0, 1100],
        colour: 'var(--channel-7)',
      },
    ],
    regions: pictures.map(({ onsetS, isTarget }) => ({
      from: onsetS,
      to: onsetS + SHOWN_S,
      label: isTarget ? 'puppy' : 'kitten',
    })),
  };
}

/** Mean of `count` epochs of 1 s from 0.2 s before the picture; targets carry a wave of `waveUv` at 0.36 s. */
function makeMean(count: number, waveUv: number, seed: number): Float64Array {
  const epochs = Array.from({ length: count }, (_, i) =>
    mix(
      makeBackground({ sampleRateHz, durationS: 1, seed: seed + i }),
      sample(
        { sampleRateHz, durationS: 1, seed },
        (t) => waveUv * Math.exp(-(((t - 0.2 - 0.36) / 0.1) ** 2)),
      ),
    ),
  );
  const [first = new Float64Array(), ...others] = epochs;
  return applyFilter(
    designLowPass(2, 20, sampleRateHz),
    mix(first, ...others).map((value) => value / count),
  );
}

/** One epoch shows nothing; the means of many do. */
export const makeMeansScene = (): Scene => ({
  alt: 'A single epoch is noise of some ten microvolts. The mean of 40 targets has a broad positive wave of about eight microvolts a third of a second after the picture; the mean of 40 others stays flat.',
  sampleRateHz,
  traces: [
    { label: 'Pz, one target', samples: makeMean(1, 8, 200), range: [-20, 20], colour: 'var(--channel-1)' },
    { label: 'Pz, mean of 40 targets', samples: makeMean(40, 8, 300), range: [-20, 20] },
    {
      label: 'Pz, mean of 40 others',
      samples: makeMean(40, 0, 400),
      range: [-20, 20],
      colour: 'var(--channel-2)',
    },
  ],
  regions: [{ from: 0.45, to: 0.7, label: 'P300' }],
});
