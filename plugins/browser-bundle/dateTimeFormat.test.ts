import { expect, it } from 'vitest';
import { useDateTimeFormat } from './dateTimeFormat';

const DAYS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month * 2 + 1, 23, 59)));

it.each<Intl.DateTimeFormatOptions>([
  { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  { day: 'numeric', month: 'long', timeZone: 'UTC' },
])('writes days as the formatter of the build does: %j', (options) => {
  const expected = new Intl.DateTimeFormat('en', options);
  for (const day of DAYS) expect(useDateTimeFormat(options).format(day)).toBe(expected.format(day));
});
