/** What is about to be published, in numbers. */
import type { SearchRecord } from './records';

/** Bytes of a record as it is sent. */
const sizeOf = (record: SearchRecord): number => Buffer.byteLength(JSON.stringify(record));

/** Several lines: how many records of how many pages, how many of each type, and the largest one. */
export function describeRecords(records: readonly SearchRecord[]): string {
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const types = new Map<string, number>();
  let bytes = 0;
  let largest: { bytes: number; url: string } | null = null;
  for (const record of records) {
    types.set(record.type, (types.get(record.type) ?? 0) + 1);
    const size = sizeOf(record);
    bytes += size;
    if (largest === null || size > largest.bytes) largest = { bytes: size, url: record.url };
  }
  const counts = [...types].sort(([a], [b]) => a.localeCompare(b)).map(([type, count]) => `${type} ${count}`);
  return [
    `${records.length} records of ${pages} pages, ${Math.round(bytes / 1024)} kB (${counts.join(', ') || 'none'})`,
    ...(largest ? [`largest: ${largest.bytes} bytes, ${largest.url}`] : []),
  ].join('\n');
}
