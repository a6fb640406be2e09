/** Numbers of a recording in a reader's words. */
import { formatValue } from '@site/src/components/plots/scale';

/** `1:02:03.25`, `2:03`, `12.5 s`: as exact as a picture of `spanS` seconds needs. */
export function formatTime(timeS: number, spanS: number): string {
  const decimals = spanS >= 20 ? 0 : spanS >= 2 ? 1 : spanS >= 0.2 ? 2 : 3;
  const scale = 10 ** decimals;
  const all = Math.round(timeS * scale);
  if (all < 60 * scale) return `${(all / scale).toFixed(decimals)} s`;
  const seconds = (all % (60 * scale)) / scale;
  const minutes = Math.floor(all / (60 * scale));
  const tail = seconds.toFixed(decimals).padStart(decimals === 0 ? 2 : decimals + 3, '0');
  return minutes < 60
    ? `${minutes}:${tail}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${tail}`;
}

/** `1 h 2 min 3 s`, `12.4 s`. */
export function formatDuration(durationS: number): string {
  if (durationS < 60) return `${formatValue(Math.round(durationS * 1000) / 1000)} s`;
  const seconds = Math.round(durationS);
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}

/** `3.1 MB`: three digits, and so 999,999 bytes are a megabyte. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  const rounded = Number(bytes.toPrecision(3));
  const power = rounded < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(rounded) / 3));
  return `${formatValue(bytes / 1000 ** power)} ${units[power]}`;
}
