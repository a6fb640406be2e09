/** What is connected to a simulated board: computed signals, never a recording. */
import { createRandom, drawNormal } from '../../signal/random';

/** What the electrodes bring. */
export interface Body {
  /** The next sample of an electrode against the reference, in µV. Asked once a channel and conversion. */
  next: (channel: number, timeS: number) => number;
  /** How well the electrode of a channel (1 to 16) touches, in kΩ. */
  kiloohms: (channel: number) => number;
}

const MAINS_HZ = 50;
const MOST_CHANNELS = 16;

/** A head at rest: background, alpha that swells and fades, blinks on channels 1 and 2, hum, and slow electrode offsets. */
export function makeHead(seed = 1): Body {
  const random = createRandom(seed);
  const slow = new Float64Array(MOST_CHANNELS + 1);
  const offsets = Float64Array.from({ length: MOST_CHANNELS + 1 }, () => 4000 * drawNormal(random));
  return {
    next(channel, timeS) {
      // A first-order low-pass over white noise: power falls with frequency, as in the EEG.
      const background = 0.97 * (slow[channel] ?? 0) + 1.7 * drawNormal(random);
      slow[channel] = background;
      const swell = 0.5 + 0.5 * Math.sin(2 * Math.PI * 0.13 * timeS + 0.4 * channel);
      const share = channel % 8 === 7 || channel % 8 === 0 ? 30 : 10;
      const alpha = share * swell * Math.sin(2 * Math.PI * 10.1 * timeS + 0.3 * channel);
      const sinceBlink = timeS % 4.3;
      const blink = channel <= 2 ? 160 * Math.exp(-(((sinceBlink - 2) / 0.09) ** 2)) : 0;
      const hum = 4 * Math.sin(2 * Math.PI * MAINS_HZ * timeS + channel);
      return (offsets[channel] ?? 0) + background + alpha + blink + hum;
    },
    kiloohms: (channel) => 4 + ((channel * 7) % 16),
  };
}
