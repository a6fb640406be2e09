/** Joins the packets of a Cyton with Daisy: board channels in odd packets, Daisy channels in even ones. */
import type { CytonPacket } from './cyton';

/** Sixteen channels, put together from two packets. */
export interface DaisySample {
  /** Number of the even packet that opened the sample. */
  sampleNumber: number;
  /** Sixteen samples in counts, channel 1 first. */
  counts: readonly number[];
}

/** What became of the packets. */
export interface DaisyPairing {
  samples: DaisySample[];
  /** Sample numbers of packets whose other half never came. */
  unpaired: number[];
}

/** Whether a packet holds channels 9 to 16. */
export const isDaisyPacket = (sampleNumber: number): boolean => sampleNumber % 2 === 0;

/** Pairs each even packet with the odd one that follows it, as BrainFlow does; halves without a partner are named. */
export function pairDaisy(packets: readonly CytonPacket[]): DaisyPairing {
  const samples: DaisySample[] = [];
  const unpaired: number[] = [];
  let daisy: CytonPacket | null = null;
  for (const packet of packets) {
    if (isDaisyPacket(packet.sampleNumber)) {
      if (daisy) unpaired.push(daisy.sampleNumber);
      daisy = packet;
    } else if (daisy && packet.sampleNumber === daisy.sampleNumber + 1) {
      samples.push({ sampleNumber: daisy.sampleNumber, counts: [...packet.counts, ...daisy.counts] });
      daisy = null;
    } else {
      if (daisy) unpaired.push(daisy.sampleNumber);
      unpaired.push(packet.sampleNumber);
      daisy = null;
    }
  }
  if (daisy) unpaired.push(daisy.sampleNumber);
  return { samples, unpaired };
}

/** The mean of two conversions as the firmware forms it: whole counts, halves cut towards zero. */
export const averageConversions = (previous: number, current: number): number => {
  const mean = Math.trunc((previous + current) / 2);
  return mean === 0 ? 0 : mean;
};

/** Twice the rate: between two samples their midpoint. This fills a 250 Hz grid; it brings back no signal. */
export function upsampleDaisy(samples: readonly DaisySample[]): readonly (readonly number[])[] {
  return samples.flatMap(({ counts }, index) => {
    const next = samples[index + 1];
    if (!next) return [counts];
    return [counts, counts.map((count, channel) => (count + (next.counts[channel] ?? count)) / 2)];
  });
}
