import type { ReactNode } from 'react';
import { DataTable } from '@site/src/components/tables/DataTable';
import { formatValue } from '@site/src/components/plots/scale';
import type { Counted, ScanSummary } from '@site/src/protocol/recordings/scan';
import type { ProblemUnit, RecordingHead } from '@site/src/protocol/recordings/types';
import styles from '../instruments.module.css';
import { numberOf } from '../words';
import { formatBytes, formatDuration, formatTime } from './words';

interface SummaryProps {
  head: RecordingHead;
  summary: ScanSummary;
  rateHz: number;
  /** The gain that counts are read with; `null` where the file has microvolts. */
  gain: number | null;
  bytes: number;
  unit: ProblemUnit;
}

const KINDS = [
  ['signal', 'signal channel', 'signal channels'],
  ['acceleration', 'acceleration channel', 'acceleration channels'],
  ['other', 'other column', 'other columns'],
] as const;

/** A measured rate, with what it differs from the named one. */
function measuredText({ measuredHz, measuredBy }: ScanSummary, namedHz: number | null): string {
  if (measuredHz === null)
    return 'Cannot be measured: the file has no clock that runs from its beginning to its end';
  const off = namedHz === null ? NaN : 100 * (measuredHz / namedHz - 1);
  const difference = Number.isNaN(off) ? '' : `, ${off < 0 ? '−' : '+'}${Math.abs(off).toFixed(2)} %`;
  return `${measuredHz.toFixed(2)} Hz by ${measuredBy}${difference}`;
}

/** When a recording began, by its stamps or its head. */
const startText = ({ startS }: ScanSummary, { start }: RecordingHead): string =>
  startS === null
    ? (start ?? '')
    : `${new Date(startS * 1000).toISOString().replace('T', ' ').slice(0, 19)} UTC`;

/** What a recording is, at a glance. */
export function Summary({ head, summary, rateHz, gain, bytes, unit }: SummaryProps): ReactNode {
  const channels = KINDS.flatMap(([kind, one, many]) => {
    const amount = head.channels.filter((channel) => channel.kind === kind).length;
    return amount === 0 ? [] : [`${amount} ${amount === 1 ? one : many}`];
  });
  const rows: [string, string][] = [
    ['Format', head.format],
    ...(head.board === null ? [] : ([['Board', head.board]] as [string, string][])),
    ['Channels', channels.join(', ')],
    ['Read with gain', gain === null ? '' : String(gain)],
    ['Began', startText(summary, head)],
    [
      'Length',
      `${formatDuration(summary.rows / rateHz)}, ${numberOf(summary.rows, 'sample')}, ${formatBytes(bytes)}`,
    ],
    ['Sample rate', head.rateHz === null ? 'The file does not say' : `${formatValue(head.rateHz)} Hz`],
    ['Measured rate', measuredText(summary, head.rateHz)],
    [
      'Lost samples',
      head.numbering === 'none'
        ? 'The format has no sample numbers, so they cannot be counted'
        : summary.lost === 0
          ? 'None'
          : `${summary.lost.toLocaleString('en')} (${((100 * summary.lost) / (summary.rows + summary.lost)).toFixed(2)} %) in ${numberOf(summary.lossyGaps, 'gap')}`,
    ],
    ['Markers and stamps', summary.events.total === 0 ? 'None' : summary.events.total.toLocaleString('en')],
    [
      `${unit === 'line' ? 'Lines' : 'Records'} that could not be read`,
      summary.problems.total === 0 ? 'None' : summary.problems.total.toLocaleString('en'),
    ],
  ];
  return (
    <DataTable
      caption="What the file holds"
      rows={rows.filter(([, value]) => value !== '')}
      rowKey={([name]) => name}
      columns={[
        { head: 'Fact', cell: ([name]) => name, namesRow: true },
        { head: 'Value', cell: ([, value]) => value },
      ]}
    />
  );
}

interface ListProps {
  summary: ScanSummary;
  rateHz: number;
  unit: ProblemUnit;
  onGo: (row: number) => void;
}

const restText = ({ items, total }: Counted<unknown>): ReactNode =>
  total > items.length && (
    <p className={styles.quiet}>and {(total - items.length).toLocaleString('en')} more</p>
  );

/** What is lost, what happened and what is damaged, each with its place. */
export function Findings({ summary, rateHz, unit, onGo }: ListProps): ReactNode {
  const { gaps, events, problems } = summary;
  const go = (row: number): ReactNode => (
    <button type="button" className={styles.button} onClick={() => onGo(row)}>
      {formatTime(row / rateHz, 1)}
    </button>
  );
  return (
    <>
      {problems.total > 0 && (
        <details className={styles.more}>
          <summary>{numberOf(problems.total, unit)} could not be read; everything else is shown</summary>
          <ul className={styles.faults} tabIndex={0} aria-label="What could not be read">
            {problems.items.map(({ line, message }, index) => (
              <li key={index}>
                <strong>
                  {unit === 'line' ? 'Line' : 'Record'} {line.toLocaleString('en')}
                </strong>
                : {message}
              </li>
            ))}
          </ul>
          {restText(problems)}
        </details>
      )}
      {gaps.total > 0 && (
        <details className={styles.more}>
          <summary>{numberOf(gaps.total, 'gap')}</summary>
          <ul className={styles.faults} tabIndex={0} aria-label="Gaps">
            {gaps.items.map(({ row, lost, pauseS }) => (
              <li key={row}>
                {go(row)} {lost > 0 && `${numberOf(lost, 'sample')} lost`}
                {lost > 0 && pauseS !== 0 && ', '}
                {pauseS > 0 && `the clock went on by ${formatDuration(pauseS)}`}
                {pauseS < 0 && `the clock went back by ${formatDuration(-pauseS)}`}
              </li>
            ))}
          </ul>
          {restText(gaps)}
        </details>
      )}
      {events.total > 0 && (
        <details className={styles.more}>
          <summary>
            {events.total.toLocaleString('en')}{' '}
            {events.total === 1 ? 'marker or stamp' : 'markers and stamps'}
          </summary>
          <ul className={styles.faults} tabIndex={0} aria-label="Markers and stamps">
            {events.items.map(({ row, text }, index) => (
              <li key={index}>
                {go(row)} {text}
              </li>
            ))}
          </ul>
          {restText(events)}
        </details>
      )}
    </>
  );
}
