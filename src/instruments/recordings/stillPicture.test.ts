import { expect, it } from 'vitest';
import { formatValue } from '@site/src/components/plots/scale';
import { HEAD_BYTES, openRecording } from '@site/src/protocol/recordings/open';
import { sourceOfBytes } from '@site/src/protocol/recordings/readThrough';
import { channelsOf, RecordingFile } from '@site/src/protocol/recordings/recordingFile';
import { exampleFiles } from './examples';
import { extentsOf, rangesOf } from './lanes';

const SETTINGS = { gain: 24, isGuiBdf: true, rateHz: null } as const;
const [FROM, TO] = [0, 2500];
/** Blinks, the alpha rhythm, and hum. */
const CHANNELS = [0, 6, 7];
const COLUMNS = 110;
const HEIGHT = 40;

/** Up and down in turns through the lowest and highest value of each column, two units a column. */
function pathOf(values: Float32Array, [low, high]: readonly [number, number]): string {
  const yOf = (value: number): number => Math.round(HEIGHT * (1 - (value - low) / (high - low)));
  const rows = values.length / COLUMNS;
  const points = Array.from({ length: COLUMNS }, (_, column) => {
    const part = values.subarray(Math.round(column * rows), Math.round((column + 1) * rows));
    const ends = [Math.min(...part), Math.max(...part)].map(yOf);
    return column % 2 === 0 ? ends : ends.reverse();
  }).flat();
  return points.reduce((path, y, index) => {
    const dy = y - (points[index - 1] ?? y);
    return index === 0 ? `M0 ${y}l` : `${path}1${dy < 0 ? dy : ` ${dy}`} `;
  }, '');
}

/** `npx vitest run -u` draws it anew. */
it('is what the viewer makes of its first example', async () => {
  const [example] = exampleFiles;
  if (!example) throw new Error('There is no example.');
  const bytes = new Uint8Array(await new Blob(example.make()).arrayBuffer());
  const opened = openRecording(bytes.subarray(0, HEAD_BYTES));
  if (!opened.ok) throw new Error(opened.error);
  const file = new RecordingFile(opened.value, sourceOfBytes(bytes));
  await file.index();
  const summary = file.scan.summarise();
  const view = await file.view({ from: FROM, to: TO, channels: CHANNELS }, TO - FROM, SETTINGS);
  if (view.kind !== 'samples') throw new Error('The picture is to be drawn from samples.');
  const channels = channelsOf(file.format.head, summary.auxiliary, SETTINGS);
  const shown = CHANNELS.flatMap((index) => channels[index] ?? []);
  const extents = extentsOf(view, shown.length);
  const ranges = rangesOf(
    extents,
    shown.map(({ unit }) => unit),
    'own',
  );
  const percent = (row: number): number => Math.round((1000 * (row - FROM)) / (TO - FROM)) / 10;
  const still = {
    fileName: example.fileName,
    format: file.format.head.format,
    samples: summary.rows,
    lost: summary.lost,
    measured: `${summary.measuredHz?.toFixed(2)} Hz by ${summary.measuredBy}`,
    lanes: shown.map(({ name, unit }, lane) => ({
      name,
      colour: ((CHANNELS[lane] ?? 0) % 8) + 1,
      reach: `${formatValue(extents[lane]?.[0] ?? 0)} to ${formatValue(extents[lane]?.[1] ?? 0)} ${unit}`,
      path: pathOf(
        view.values.subarray(lane * view.rows, (lane + 1) * view.rows),
        ranges[lane] ?? [0, 1],
      ).trim(),
    })),
    gaps: summary.gaps.items.map(({ row, lost }) => ({ at: percent(row), lost })),
    events: summary.events.items.map(({ row, text }) => ({ at: percent(row), text })),
  };
  await expect(`${JSON.stringify(still, null, 2)}\n`).toMatchFileSnapshot('./stillPicture.json');
});
