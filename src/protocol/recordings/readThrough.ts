/** Drives a row reader over a file, a stretch of bytes at a time, so that no file has to fit into memory. */
import type { RecordingFormat, RowSink } from './types';

/** Where bytes come from: a file of the reader's, or an array in a test. */
export interface ByteSource {
  readonly size: number;
  /** Bytes from one place up to another, which lies within the file. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** A source over bytes that are there already. */
export const sourceOfBytes = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (from, to) => Promise.resolve(bytes.subarray(from, to)),
});

/** A source over a file; every read takes a slice of it. */
export const sourceOfFile = (file: Blob): ByteSource => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
});

const STRETCH_BYTES = 4 * 2 ** 20;

interface ReadOptions {
  format: RecordingFormat;
  source: ByteSource;
  sink: RowSink;
  /** First byte, at the beginning of a line or record; the first row's where it is missing. */
  from?: number;
  /** Told after each stretch, with the bytes that are done with. A promise is waited for; `false` ends the reading. */
  onStretch?: (doneBytes: number) => boolean | undefined | Promise<boolean | undefined>;
  /** Bytes that are read at a time. */
  stretchBytes?: number;
}

/** Reads rows from one byte on to the end of the file, or until `onStretch` says stop. */
export async function readThrough({
  format,
  source,
  sink,
  from = format.dataOffset,
  onStretch,
  stretchBytes = STRETCH_BYTES,
}: ReadOptions): Promise<void> {
  const reader = format.createReader();
  let at = from;
  let rest = new Uint8Array(0);
  while (at + rest.length < source.size) {
    const to = Math.min(source.size, at + rest.length + stretchBytes);
    const more = await source.read(at + rest.length, to);
    const bytes = new Uint8Array(rest.length + more.length);
    bytes.set(rest);
    bytes.set(more, rest.length);
    const done = reader.read(bytes, at, to >= source.size, sink);
    rest = bytes.slice(done);
    at += done;
    if ((await onStretch?.(at)) === false || more.length === 0) return;
  }
}
