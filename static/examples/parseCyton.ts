const gain = 24;
const microvoltsPerCount = (4.5 / gain / (2 ** 23 - 1)) * 1e6;

interface Sample {
  number: number;
  microvolts: number[];
  stopByte: number;
  aux: Uint8Array;
  lost: number;
}

/** Reads every packet of a recording; skips bytes that belong to none. */
export function* packets(stream: Uint8Array): Generator<Sample> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let position = 0;
  let last: number | null = null;
  while (position + 33 <= stream.length) {
    const stopByte = view.getUint8(position + 32);
    if (view.getUint8(position) !== 0xa0 || (stopByte & 0xf0) !== 0xc0) {
      position += 1;
      continue;
    }
    const number = view.getUint8(position + 1);
    const microvolts: number[] = [];
    for (let channel = 0; channel < 8; channel += 1) {
      const at = position + 2 + 3 * channel;
      // The signed high byte carries the sign; the two low bytes follow.
      const counts = view.getInt8(at) * 65536 + view.getUint16(at + 1);
      microvolts.push(counts * microvoltsPerCount);
    }
    const aux = stream.subarray(position + 26, position + 32);
    const lost = last === null ? 0 : (number - last - 1 + 256) % 256;
    yield { number, microvolts, stopByte, aux, lost };
    last = number;
    position += 33;
  }
}
