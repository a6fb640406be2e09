/**
 * The signals that several pages show, each with the words that describe its shape. Spread one into the plot:
 * `<SignalPlot title="..." caption="..." {...makeBlinkScene()} />`. Seeds are fixed: a figure is the same in every build.
 */
import { applyFilter, chain, designBandPass, designBandStop, designHighPass, type Filter } from './filters';
import {
  makeAlpha,
  makeBackground,
  makeBlinks,
  makeCableTugs,
  makeDrift,
  makeEcg,
  makeEmg,
  makeEyesClosedEeg,
  makeLooseElectrode,
  makeMainsHum,
  makeMovement,
  makeRailed,
  mix,
  type Recording,
} from './generators';
import { computeEnvelope } from './measure';

/** What SignalPlot needs besides a title and a caption. */
export interface Scene {
  alt: string;
  traces: {
    label: string;
    samples: Float64Array;
    unit?: string;
    range?: readonly [number, number];
    colour?: string;
  }[];
  sampleRateHz: number;
  regions?: { from: number; to: number; label: string }[];
}

/** The Cyton's rate over its dongle. */
const sampleRateHz = 250;

/** Time that filters get to settle before the part that is shown. */
const settleS = 4;

function record(durationS: number, seed: number): Recording {
  return { sampleRateHz, durationS: durationS + settleS, seed };
}

/** Leaves out the settling time. */
const shown = (samples: Float64Array): Float64Array => samples.slice(settleS * sampleRateHz);

/** Times and spans of a scene, moved behind the settling time. */
const at = (...timesS: readonly number[]): number[] => timesS.map((time) => time + settleS);
const span = (fromS: number, toS: number): { fromS: number; toS: number } => ({
  fromS: fromS + settleS,
  toS: toS + settleS,
});

/** The GUI's usual view of EEG: band-pass 5-50 Hz of order 4, mains band-stop around 50 or 60 Hz. */
const makeGuiFilter = (mainsHz: 50 | 60): Filter =>
  chain(designBandPass(4, 5, 50, sampleRateHz), designBandStop(4, mainsHz - 2, mainsHz + 2, sampleRateHz));

/** Background EEG as an amplifier with a 1-50 Hz band shows it. */
const makeQuiet = (recording: Recording, rmsUv?: number): Float64Array =>
  applyFilter(designBandPass(2, 1, 50, sampleRateHz), makeBackground(recording, rmsUv));

/** EEG at the back of the head: eyes open, then closed. */
export const makeAlphaScene = (): Scene => ({
  alt: 'Small irregular waves while the eyes are open; from 3 s, when they close, regular waves of about ten a second that swell and fade.',
  traces: [
    {
      label: 'O1',
      samples: shown(
        applyFilter(designBandPass(2, 1, 50, sampleRateHz), makeEyesClosedEeg(record(8, 11), span(3, 8.6))),
      ),
      range: [-60, 60],
    },
  ],
  sampleRateHz,
  regions: [{ from: 3, to: 8, label: 'eyes closed' }],
});

/** Blinks at the forehead. */
export const makeBlinkScene = (): Scene => ({
  alt: 'Three smooth, rounded peaks, each about a third of a second wide and many times higher than the waves between them.',
  traces: [
    {
      label: 'Fp1',
      samples: shown(mix(makeQuiet(record(6, 12)), makeBlinks(record(6, 12), at(1.1, 3.2, 4.7)))),
    },
  ],
  sampleRateHz,
});

const makeHummed = (recording: Recording): Float64Array =>
  mix(makeBackground(recording), makeMainsHum(recording, 50, 80));

/** Mains hum before and after the filters. */
export const makeHumScene = (): Scene => ({
  alt: 'Without filters a dense, even wave of 50 cycles a second hides everything else; with the band-pass and the notch the EEG under it appears.',
  traces: [
    { label: 'Unfiltered', samples: shown(makeHummed(record(2, 13))) },
    {
      label: 'With 5-50 Hz band-pass and 50 Hz notch',
      samples: shown(applyFilter(makeGuiFilter(50), makeHummed(record(2, 13)))),
    },
  ],
  sampleRateHz,
});

/** Longer stretch of the same hum with alpha below it, for a spectrum. */
export const makeHumSpectrumScene = (): Scene => ({
  alt: 'The curve falls from left to right, with a rounded hump at 10 Hz from the alpha rhythm, a tall, narrow spike at 50 Hz and a smaller one at 100 Hz.',
  traces: [
    {
      label: 'O1',
      samples: shown(
        mix(makeHummed(record(30, 13)), makeAlpha(record(30, 13), { closed: { fromS: 0, toS: 40 } })),
      ),
    },
  ],
  sampleRateHz,
});

/** A channel that leaves the converter's range. */
export const makeRailedScene = (): Scene => ({
  alt: 'The signal climbs, reaches the end of the scale at 187.5 mV and stays there as a straight line.',
  traces: [
    {
      label: 'Channel 1, unfiltered',
      unit: 'mV',
      samples: makeRailed({ sampleRateHz, durationS: 6, seed: 14 }).map((value) => value / 1000),
      range: [0, 200],
    },
  ],
  sampleRateHz,
});

/** An electrode that loses contact. */
export const makeLooseScene = (): Scene => ({
  alt: 'Quiet waves; where contact is lost the trace fills with hum and wide random swings about a hundred times larger, and calms down when contact returns.',
  traces: [
    { label: 'C3', samples: shown(makeLooseElectrode(record(6, 15), [span(1.6, 3.1), span(4.2, 4.7)], 60)) },
  ],
  sampleRateHz,
  regions: [
    { from: 1.6, to: 3.1, label: 'no contact' },
    { from: 4.2, to: 4.7, label: '' },
  ],
});

/** The head moves. */
export const makeMovementScene = (): Scene => ({
  alt: 'Slow, wide, uneven swings of hundreds of microvolts while the head moves; small waves before and after.',
  traces: [
    {
      label: 'Pz',
      samples: shown(mix(makeQuiet(record(8, 16)), makeMovement(record(8, 16), span(2, 6)))),
    },
  ],
  sampleRateHz,
  regions: [{ from: 2, to: 6, label: 'head moves' }],
});

/** A cable is pulled. */
export const makeCableScene = (): Scene => ({
  alt: 'Three sudden steps straight up or down by hundreds of microvolts, each swinging back to rest within half a second.',
  traces: [
    {
      label: 'P4',
      samples: shown(mix(makeQuiet(record(6, 17)), makeCableTugs(record(6, 17), at(1, 2.6, 4.4)))),
    },
  ],
  sampleRateHz,
});

/** Jaw muscles in an EEG. */
export const makeJawScene = (): Scene => ({
  alt: 'Small waves; while the teeth are clenched a dense, spiky band several times higher, which starts and stops with the clench.',
  traces: [
    {
      label: 'T7',
      samples: shown(
        mix(makeQuiet(record(6, 18)), makeEmg(record(6, 18), [span(1.5, 2.6), span(3.8, 5)], 45)),
      ),
      range: [-250, 250],
    },
  ],
  sampleRateHz,
  regions: [
    { from: 1.5, to: 2.6, label: 'clench' },
    { from: 3.8, to: 5, label: 'clench' },
  ],
});

const makeDrifting = (): Float64Array => mix(makeBackground(record(12, 19)), makeDrift(record(12, 19), 600));

/** Drift, and what a high-pass leaves of it. */
export const makeDriftScene = (): Scene => ({
  alt: 'The unfiltered trace wanders slowly by hundreds of microvolts over several seconds; after a 1 Hz high-pass it stays around zero.',
  traces: [
    { label: 'Unfiltered', samples: shown(makeDrifting()) },
    {
      label: 'With 1 Hz high-pass',
      samples: shown(applyFilter(designHighPass(2, 1, sampleRateHz), makeDrifting())),
    },
  ],
  sampleRateHz,
});

/** The heart between two limbs. */
export const makeEcgScene = (): Scene => ({
  alt: 'A heartbeat about every 0.9 s: a small rounded P wave, a sharp narrow R peak of one millivolt with a dip on each side, then a broader T wave.',
  traces: [
    {
      label: 'Lead I',
      samples: shown(mix(makeEcg(record(6, 20)), makeQuiet(record(6, 21), 6))),
      unit: 'µV',
    },
  ],
  sampleRateHz,
});

const makeMuscle = (): Float64Array => makeEmg(record(8, 22), [span(1, 2.5), span(4, 6.5)]);

/** A muscle that is tensed twice, and the outline that an EMG widget follows. */
export const makeEmgScene = (): Scene => ({
  alt: 'Two bursts of dense spikes of hundreds of microvolts while the muscle is tense and almost nothing between; below, a smooth outline that rises and falls with the bursts.',
  traces: [
    { label: 'Forearm', samples: shown(makeMuscle()) },
    {
      label: 'Envelope (RMS over 0.25 s)',
      samples: shown(computeEnvelope(makeMuscle(), sampleRateHz, 0.25)),
      range: [0, 400],
    },
  ],
  sampleRateHz,
  regions: [
    { from: 1, to: 2.5, label: 'tense' },
    { from: 4, to: 6.5, label: 'tense' },
  ],
});
