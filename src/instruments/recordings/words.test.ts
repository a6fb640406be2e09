import { expect, it } from 'vitest';
import { formatBytes, formatDuration, formatTime } from './words';

it('writes times as exactly as the picture needs', () => {
  expect([formatTime(12.345, 100), formatTime(12.345, 10), formatTime(12.345, 0.1)]).toEqual([
    '12 s',
    '12.3 s',
    '12.345 s',
  ]);
  expect([formatTime(59.96, 10), formatTime(125, 60), formatTime(3723.25, 1)]).toEqual([
    '1:00.0',
    '2:05',
    '1:02:03.25',
  ]);
});

it('writes durations, sizes and counts', () => {
  expect([formatDuration(12.44), formatDuration(3600), formatDuration(7384)]).toEqual([
    '12.4 s',
    '1 h',
    '2 h 3 min 4 s',
  ]);
  expect([12, 999_999, 500e6, 0].map(formatBytes)).toEqual(['12 bytes', '1 MB', '500 MB', '0 bytes']);
});
