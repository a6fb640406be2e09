/**
 * Stands in for the theme's `utils/IntlUtils` in the browser: the site's dates, which are English and UTC. The first use of
 * the browser's own formatter takes a slow phone 60 ms, on every document, for the day of its last change.
 */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Writes days as the browser's formatter for English does (`dateTimeFormat.test.ts`).
 *
 * @param options `month` is `short` or `long`; with `year` the year is written too; the time zone is always UTC
 */
export function useDateTimeFormat({ month, year }: Intl.DateTimeFormatOptions): {
  format: (date: Date) => string;
} {
  return {
    format: (date) => {
      const name = MONTHS[date.getUTCMonth()] ?? '';
      const day = `${month === 'long' ? name : name.slice(0, 3)} ${date.getUTCDate()}`;
      return year === undefined ? day : `${day}, ${date.getUTCFullYear()}`;
    },
  };
}
