/**
 * From a muscle to a switch: envelope, two thresholds, debounce. Every EMG project of the site uses it, in the page and,
 * line for line the same rule, in `static/examples/muscle_switch.py`.
 */
import type { Span } from './generators';
import { computeEnvelope } from './measure';

/** When a level counts as a tensed muscle. `on` and `off` are in the unit of the level. */
export interface SwitchSettings {
  /** The switch closes when the level is at least this high. */
  on: number;
  /** It opens when the level is at most this high; between the two it stays as it is (hysteresis). */
  off: number;
  /** How long, in seconds, the level must stay beyond a threshold before the switch follows (debounce). */
  debounceS: number;
}

/** What the switch remembers between two levels. */
export interface SwitchState {
  isOn: boolean;
  /** When the level went beyond the threshold that it has not yet held for long enough; `null` otherwise. */
  crossedAtS: number | null;
}

/** The state before the first level. */
export const openSwitch: SwitchState = { isOn: false, crossedAtS: null };

/** Times are sums of fractions: a last bit of rounding must not cost a whole sample. */
const ROUNDING_S = 1e-9;

/**
 * One step of the switch.
 *
 * @param timeS time of this level in seconds; never smaller than at the step before
 * @throws {RangeError} when `off` lies above `on`: such a switch would flutter between its thresholds
 */
export function stepSwitch(
  state: SwitchState,
  { on, off, debounceS }: SwitchSettings,
  level: number,
  timeS: number,
): SwitchState {
  if (off > on) {
    throw new RangeError(`muscle switch: off (${off}) is above on (${on}); make off the smaller one.`);
  }
  const isBeyond = state.isOn ? level <= off : level >= on;
  if (!isBeyond) return { isOn: state.isOn, crossedAtS: null };
  const crossedAtS = state.crossedAtS ?? timeS;
  return timeS - crossedAtS >= debounceS - ROUNDING_S
    ? { isOn: !state.isOn, crossedAtS: null }
    : { isOn: state.isOn, crossedAtS };
}

/** A switch behind a moving average of the signal's power. */
export interface DetectorSettings extends SwitchSettings {
  /** Length of the RMS window in seconds. */
  windowS: number;
}

/** What a detector made of a recording. */
export interface Detection {
  /** RMS over the window that ends at each sample, in the unit of the samples. */
  envelope: Float64Array;
  /** When the switch was closed. */
  spans: Span[];
}

/** Envelope and switch over a whole recording. */
export function detectTension(
  samples: Float64Array,
  sampleRateHz: number,
  settings: DetectorSettings,
): Detection {
  const envelope = computeEnvelope(samples, sampleRateHz, settings.windowS);
  const spans: Span[] = [];
  let state = openSwitch;
  let fromS = 0;
  envelope.forEach((level, i) => {
    const timeS = i / sampleRateHz;
    const next = stepSwitch(state, settings, level, timeS);
    if (next.isOn && !state.isOn) fromS = timeS;
    if (!next.isOn && state.isOn) spans.push({ fromS, toS: timeS });
    state = next;
  });
  if (state.isOn) spans.push({ fromS, toS: samples.length / sampleRateHz });
  return { envelope, spans };
}

/** The same envelope, one sample at a time, for signals that are still being made. */
export function createEnvelope(sampleRateHz: number, windowS: number): (sample: number) => number {
  const squares = new Float64Array(Math.max(1, Math.round(windowS * sampleRateHz)));
  let next = 0;
  let filled = 0;
  return (sample) => {
    squares[next] = sample * sample;
    next = (next + 1) % squares.length;
    filled = Math.min(filled + 1, squares.length);
    // Summed anew each time: a running difference would drift over an hour of play.
    let energy = 0;
    for (const square of squares) energy += square;
    return Math.sqrt(energy / filled);
  };
}
