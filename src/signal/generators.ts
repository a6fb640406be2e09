/**
 * Biosignals and their faults, computed. They show what to recognise on a screen, at plausible sizes; they
 * are not recordings and must be labelled synthetic wherever they are shown.
 *
 * Every generator returns `durationS * sampleRateHz` samples in µV and gives the same ones for the same seed.
 * Sizes are within the ranges of Schomer and Lopes da Silva (eds.), Niedermeyer's Electroencephalography
 * (scalp EEG 10-100 µV, blinks 100-300 µV at Fp1), of Malmivuo and Plonsey, Bioelectromagnetism (ECG about
 * 1 mV; surface EMG up to some mV), and, for the rails, the ADS1299 datasheet (full scale = VREF / gain).
 */
import { ADS1299_REFERENCE_VOLTS } from '../data/cyton';
import { applyFilter, designBandPass, designHighPass, designLowPass } from './filters';
import { createRandom, drawNormal } from './random';

/** What every generator needs to know. */
export interface Recording {
  sampleRateHz: number;
  durationS: number;
  /** Any integer; another seed gives another recording of the same kind. */
  seed: number;
}

/** A stretch of time in seconds from the start of the recording. */
export interface Span {
  fromS: number;
  toS: number;
}

/** Samples of a function of time (s). */
export function sample(recording: Recording, valueAt: (timeS: number) => number): Float64Array {
  const length = Math.round(recording.durationS * recording.sampleRateHz);
  return Float64Array.from({ length }, (_, i) => valueAt(i / recording.sampleRateHz));
}

/** Sum of signals of the same length, sample by sample. */
export function mix(first: Float64Array, ...others: readonly Float64Array[]): Float64Array {
  return first.map((value, i) => others.reduce((sum, other) => sum + (other[i] ?? 0), value));
}

/** What a converter returns: the signal cut off at its full scale, ± `fullScaleUv`. */
export function clip(samples: Float64Array, fullScaleUv: number): Float64Array {
  return samples.map((value) => Math.max(-fullScaleUv, Math.min(fullScaleUv, value)));
}

/** Noise that is equally strong at all frequencies. */
function makeWhiteNoise(recording: Recording, rmsUv: number): Float64Array {
  const random = createRandom(recording.seed);
  return sample(recording, () => rmsUv * drawNormal(random));
}

/** Rises from 0 to 1 within `rampS` at the start of the span and falls as smoothly at its end. */
function gate(timeS: number, { fromS, toS }: Span, rampS: number): number {
  const edge = (distance: number): number => {
    const share = Math.max(0, Math.min(1, distance / rampS));
    return 0.5 - 0.5 * Math.cos(Math.PI * share);
  };
  return edge(timeS - fromS) * edge(toS - timeS);
}

/**
 * Ongoing EEG without a rhythm: power falls with frequency, as 1/f, by weighted first-order low-pass
 * stages over white noise (P. Kellet's weights for pink noise).
 */
export function makeBackground(recording: Recording, rmsUv = 7): Float64Array {
  const random = createRandom(recording.seed);
  const stages: readonly (readonly [number, number])[] = [
    [0.99765, 0.099046],
    [0.963, 0.2965164],
    [0.57, 1.0526913],
  ];
  const states = stages.map(() => 0);
  const draw = (): number => {
    const white = drawNormal(random);
    return stages.reduce((sum, [keep, take], k) => {
      const state = keep * (states[k] ?? 0) + take * white;
      states[k] = state;
      return sum + state;
    }, 0.1848 * white);
  };
  // Settle, so that the first sample is as typical as the last.
  for (let i = 0; i < 2000; i += 1) draw();
  const pink = applyFilter(designHighPass(1, 0.5, recording.sampleRateHz), sample(recording, draw));
  const size = Math.sqrt(pink.reduce((sum, value) => sum + value * value, 0) / pink.length);
  return pink.map((value) => (value * rmsUv) / size);
}

/** The alpha rhythm (8-13 Hz) that swells and fades by itself while the eyes are closed. */
export function makeAlpha(
  recording: Recording,
  { closed, frequencyHz = 10, peakUv = 30 }: { closed: Span; frequencyHz?: number; peakUv?: number },
): Float64Array {
  const random = createRandom(recording.seed + 1);
  const turns = [random(), random(), random()].map((value) => value * 2 * Math.PI);
  return sample(recording, (t) => {
    const swell =
      0.7 +
      0.3 *
        Math.sin(2 * Math.PI * 0.7 * t + (turns[0] ?? 0)) *
        Math.sin(2 * Math.PI * 0.23 * t + (turns[1] ?? 0));
    const phase = 2 * Math.PI * frequencyHz * t + 0.6 * Math.sin(2 * Math.PI * 0.4 * t + (turns[2] ?? 0));
    return gate(t, closed, 0.5) * peakUv * swell * Math.sin(phase);
  });
}

/** EEG from the back of the head, with the eyes closed for a while: background, then alpha. */
export function makeEyesClosedEeg(recording: Recording, closed: Span): Float64Array {
  return mix(makeBackground(recording), makeAlpha(recording, { closed }));
}

/** Blinks as the forehead (Fp1, Fp2) shows them: up in about 0.1 s, back in about 0.25 s. */
export function makeBlinks(recording: Recording, timesS: readonly number[], peakUv = 180): Float64Array {
  return sample(recording, (t) =>
    timesS.reduce((sum, at) => {
      const away = t - at;
      const widthS = away < 0 ? 0.055 : 0.11;
      const swing = -0.12 * Math.exp(-(((away - 0.32) / 0.12) ** 2));
      return sum + peakUv * (Math.exp(-((away / widthS) ** 2)) + swing);
    }, 0),
  );
}

/** Waves of one heartbeat: name, middle in s from the R peak, width in s, size in mV. */
const HEARTBEAT = [
  { wave: 'P', atS: -0.17, widthS: 0.03, sizeMv: 0.12 },
  { wave: 'Q', atS: -0.028, widthS: 0.011, sizeMv: -0.1 },
  { wave: 'R', atS: 0, widthS: 0.013, sizeMv: 1 },
  { wave: 'S', atS: 0.03, widthS: 0.012, sizeMv: -0.22 },
  { wave: 'T', atS: 0.25, widthS: 0.06, sizeMv: 0.28 },
] as const;

/**
 * ECG of limb lead I or II: each beat a sum of five bell curves (the shapes of McSharry et al., IEEE Trans.
 * Biomed. Eng. 50(3), 2003), the rhythm a few percent uneven as in health.
 */
export function makeEcg(
  recording: Recording,
  { beatsPerMinute = 66, peakUv = 1000 }: { beatsPerMinute?: number; peakUv?: number } = {},
): Float64Array {
  const random = createRandom(recording.seed + 2);
  const beatsS: number[] = [];
  for (
    let t = 0.4;
    t < recording.durationS + 1;
    t += (60 / beatsPerMinute) * (1 + 0.03 * drawNormal(random))
  ) {
    beatsS.push(t);
  }
  return sample(recording, (t) =>
    beatsS.reduce(
      (sum, beat) =>
        Math.abs(t - beat) > 0.6
          ? sum
          : HEARTBEAT.reduce(
              (wave, { atS, widthS, sizeMv }) =>
                wave + sizeMv * peakUv * Math.exp(-(((t - beat - atS) / widthS) ** 2) / 2),
              sum,
            ),
      0,
    ),
  );
}

/** A muscle that tenses for a while: noise between 20 Hz and the upper edge, strong only within the spans. */
export function makeEmg(recording: Recording, bursts: readonly Span[], rmsUv = 250): Float64Array {
  const { sampleRateHz } = recording;
  const highHz = Math.min(450, 0.45 * sampleRateHz);
  const noise = applyFilter(designBandPass(2, 20, highHz, sampleRateHz), makeWhiteNoise(recording, 1));
  const size = Math.sqrt(noise.reduce((sum, value) => sum + value * value, 0) / noise.length);
  const strength = sample(recording, (t) =>
    bursts.reduce((sum, span) => Math.max(sum, gate(t, span, 0.12)), 0.015),
  );
  return noise.map((value, i) => (value / size) * rmsUv * (strength[i] ?? 0));
}

/** Hum of the mains: 50 or 60 Hz with a weaker second harmonic where the sample rate can carry it. */
export function makeMainsHum(recording: Recording, mainsHz: 50 | 60, peakUv = 60): Float64Array {
  const harmonic = 2 * mainsHz < recording.sampleRateHz / 2 ? 0.15 : 0;
  return sample(
    recording,
    (t) =>
      peakUv * (Math.sin(2 * Math.PI * mainsHz * t) + harmonic * Math.sin(4 * Math.PI * mainsHz * t + 0.8)),
  );
}

/** Slow drift of an electrode that settles or a skin that sweats. */
export function makeDrift(recording: Recording, rangeUv = 300): Float64Array {
  const random = createRandom(recording.seed + 3);
  const turn = random() * 2 * Math.PI;
  return sample(
    recording,
    (t) => rangeUv * (0.5 * Math.sin(2 * Math.PI * 0.11 * t + turn) + 0.2 * Math.sin(2 * Math.PI * 0.31 * t)),
  );
}

/** The head or the body moves: slow, wide, uneven swings over the whole span. */
export function makeMovement(recording: Recording, span: Span, peakUv = 400): Float64Array {
  const wander = applyFilter(
    designBandPass(1, 0.4, 2.5, recording.sampleRateHz),
    makeWhiteNoise({ ...recording, seed: recording.seed + 4 }, 1),
  );
  const top = wander.reduce((best, value) => Math.max(best, Math.abs(value)), 0);
  const strength = sample(recording, (t) => gate(t, span, 0.3));
  return wander.map((value, i) => (value / top) * peakUv * (strength[i] ?? 0));
}

/** A cable is touched or pulled: steps at the given times that die away within half a second, with a ring. */
export function makeCableTugs(recording: Recording, timesS: readonly number[], peakUv = 350): Float64Array {
  return sample(recording, (t) =>
    timesS.reduce((sum, at, k) => {
      const away = t - at;
      if (away < 0) return sum;
      const sign = k % 2 === 0 ? 1 : -1;
      return sum + sign * peakUv * Math.exp(-away / 0.18) * Math.cos(2 * Math.PI * 4 * away);
    }, 0),
  );
}

/**
 * An electrode that touches the skin now and then: contact lost within the spans, where strong hum and wide
 * random swings take the place of the signal.
 */
export function makeLooseElectrode(
  recording: Recording,
  lost: readonly Span[],
  mainsHz: 50 | 60,
): Float64Array {
  const hum = makeMainsHum(recording, mainsHz, 450);
  const swings = applyFilter(
    designLowPass(1, 3, recording.sampleRateHz),
    makeWhiteNoise({ ...recording, seed: recording.seed + 5 }, 2200),
  );
  const absent = sample(recording, (t) =>
    lost.reduce((most, span) => Math.max(most, gate(t, span, 0.04)), 0),
  );
  return makeBackground(recording).map((value, i) => {
    const share = absent[i] ?? 0;
    return (1 - share) * value + share * ((hum[i] ?? 0) + (swings[i] ?? 0));
  });
}

/** Full scale of the Cyton's converter in µV: ± reference ÷ gain. */
export const computeFullScaleUv = (gain: number): number => (ADS1299_REFERENCE_VOLTS * 1e6) / gain;

/**
 * An input that leaves the converter's range: an offset that grows until every sample reads the same end of
 * the scale, which is what "railed" means.
 */
export function makeRailed(recording: Recording, gain = 24): Float64Array {
  const fullScaleUv = computeFullScaleUv(gain);
  const grown = sample(
    recording,
    (t) => fullScaleUv * (1.25 - 1.1 * Math.exp(-t / (recording.durationS * 0.35))),
  );
  return clip(mix(grown, makeMainsHum(recording, 60, fullScaleUv * 0.02)), fullScaleUv);
}
