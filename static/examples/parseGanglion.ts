const microvoltsPerCount = 1.2e6 / (8388607 * 1.5 * 51);

/** Eight signed numbers of 18 or 19 bits each; bit 0 of a number is its sign. */
function values(packet: Uint8Array, bits: number): number[] {
  const result: number[] = [];
  let held = 0; // bits read but not used yet, at most 26 of them
  let count = 0;
  for (const byte of packet.subarray(1)) {
    held = held * 256 + byte;
    count += 8;
    if (count < bits || result.length === 8) continue;
    const rest = 2 ** (count - bits);
    const raw = Math.floor(held / rest);
    held %= rest;
    count -= bits;
    result.push(raw % 2 === 1 ? raw - 1 - 2 ** bits : raw);
  }
  return result;
}

/** Samples of four channels in counts, from packets in the order of their arrival. */
export class Stream {
  lost = 0; // packets missing before the newest one
  #number: number | null = null;
  #last: number[] | null = null; // null while the level is unknown
  readonly #firmware: 2 | 3;

  constructor(firmware: 2 | 3) {
    this.#firmware = firmware; // 2 stands for 1 as well
  }

  feed(packet: Uint8Array): number[][] {
    const id = packet[0] ?? 255;
    const isThree = this.#firmware === 3;
    if (id > (isThree ? 199 : 200)) return []; // impedance or text
    const bits = id <= (isThree ? 99 : 100) ? 18 : 19;
    const number = bits === 18 ? id : id - 100;
    const length = isThree ? 100 : 101;
    if (isThree && this.#number === null && id === 99) return []; // the stray first packet of 3.0.1 and 3.0.2
    this.lost = this.#number === null ? 0 : (number - this.#number - 1 + 2 * length) % length;
    this.#number = number;

    if (isThree) {
      const upper = values(packet, bits).map((value) => value * 2 ** (24 - bits));
      return [upper.slice(0, 4), upper.slice(4)];
    }
    if (id === 0) {
      const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
      this.#last = [1, 4, 7, 10].map((at) => view.getInt8(at) * 65536 + view.getUint16(at + 1));
      return [this.#last];
    }
    if (this.#last === null || this.lost > 0) {
      this.#last = null; // wait for the next whole sample
      return [];
    }
    const deltas = values(packet, bits);
    const first = this.#last.map((old, channel) => old - (deltas[channel] ?? 0));
    this.#last = first.map((old, channel) => old - (deltas[channel + 4] ?? 0));
    return [first, this.#last];
  }
}

const stream = new Stream(3);
const packet = Uint8Array.from(
  '8C 00 14 DF FD 64 03 43 7F 97 90 02 9D FF AC 42 0A 37 BE B9'.split(' '),
  (byte) => parseInt(byte, 16),
);
for (const sample of stream.feed(packet)) {
  console.log(sample.map((count) => (count * microvoltsPerCount).toFixed(2)).join(' '));
}
