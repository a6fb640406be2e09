/** The muscle signals of the project pages. Seeds are fixed: a figure is the same in every build. */
import { makeBlinks, makeEmg, makeBackground, mix, type Span } from './generators';
import { detectTension, type DetectorSettings } from './muscleSwitch';
import type { Scene } from './scenes';

const sampleRateHz = 250;

/** What the interactive figure shows: a clear tension, a wavering one, a twitch, and a weak one. */
export function makeMuscleExercise(): { samples: Float64Array; sampleRateHz: number } {
  const recording = (seed: number) => ({ sampleRateHz, durationS: 8, seed });
  const wavering: Span[] = [
    { fromS: 3, toS: 3.5 },
    { fromS: 3.42, toS: 4.5 },
  ];
  return {
    samples: mix(
      makeEmg(recording(41), [{ fromS: 0.8, toS: 2 }], 240),
      makeEmg(recording(42), wavering, 150),
      makeEmg(recording(43), [{ fromS: 5.35, toS: 5.6 }], 320),
      makeEmg(recording(44), [{ fromS: 6.4, toS: 7.5 }], 85),
    ),
    sampleRateHz,
  };
}

/** The settings that the pages start from; µV. */
export const exerciseSettings: DetectorSettings = { on: 100, off: 60, debounceS: 0.05, windowS: 0.2 };

/** Several muscles, each with its tensions, and what the switch makes of them. */
export function makeMusclesScene(
  muscles: readonly { label: string; tensions: readonly Span[] }[],
  durationS: number,
  alt: string,
  settings: DetectorSettings = exerciseSettings,
): Scene {
  const signals = muscles.map(({ label, tensions }, i) => ({
    label,
    samples: makeEmg({ sampleRateHz, durationS, seed: 60 + i }, tensions),
    range: [-900, 900] as const,
    colour: `var(--channel-${i + 2})`,
  }));
  return {
    alt,
    sampleRateHz,
    traces: signals,
    regions: signals.flatMap(({ label, samples }) =>
      detectTension(samples, sampleRateHz, settings).spans.map(({ fromS, toS }) => ({
        from: fromS,
        to: toS,
        label: muscles.length > 1 ? (label.split(' ')[0] ?? label) : 'on',
      })),
    ),
  };
}

/** Blinks and a hard double blink at the forehead, for switches that eyes throw. */
export const makeBlinkSwitchScene = (): Scene => ({
  alt: 'Two rounded peaks of normal blinks, small; a hard double blink about twice as high, its two peaks 0.4 s apart.',
  sampleRateHz,
  traces: [
    {
      label: 'Fp1',
      samples: mix(
        makeBackground({ sampleRateHz, durationS: 6, seed: 71 }),
        makeBlinks({ sampleRateHz, durationS: 6, seed: 71 }, [0.9, 2.6], 90),
        makeBlinks({ sampleRateHz, durationS: 6, seed: 71 }, [4.1, 4.5], 210),
      ),
      colour: 'var(--channel-3)',
    },
  ],
  regions: [{ from: 3.9, to: 4.9, label: 'deliberate' }],
});
