/**
 * Big-endian integers of the boards' packets. Reading beyond the end throws a RangeError, so callers check lengths first.
 */
const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Smallest and largest 24-bit two's complement numbers. */
export const INT24_MIN = -(2 ** 23);
export const INT24_MAX = 2 ** 23 - 1;

/** A 24-bit two's complement number. */
export const readInt24 = (bytes: Uint8Array, offset: number): number => {
  const data = view(bytes);
  return data.getInt8(offset) * 0x10000 + data.getUint16(offset + 1);
};

/** Writes the low 24 bits of a number. */
export const writeInt24 = (bytes: Uint8Array, offset: number, value: number): void => {
  const data = view(bytes);
  data.setUint8(offset, (value >> 16) & 0xff);
  data.setUint16(offset + 1, value & 0xffff);
};

/** A 16-bit two's complement number. */
export const readInt16 = (bytes: Uint8Array, offset: number): number => view(bytes).getInt16(offset);

/** Writes the low 16 bits of a number. */
export const writeInt16 = (bytes: Uint8Array, offset: number, value: number): void =>
  view(bytes).setInt16(offset, value);

/** A 32-bit number without sign. */
export const readUint32 = (bytes: Uint8Array, offset: number): number => view(bytes).getUint32(offset);

/** Writes the low 32 bits of a number. */
export const writeUint32 = (bytes: Uint8Array, offset: number, value: number): void =>
  view(bytes).setUint32(offset, value);

/** Whether a number is whole and between two limits, both included. */
export const isWholeBetween = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;
