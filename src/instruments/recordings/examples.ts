/** Recordings to try, written by our encoders from computed signals: the formats that readers have, with their usual faults. */
import { CYTON_CHANNELS } from '@site/src/data/cyton';
import { CYTON_DAISY_CHANNELS } from '@site/src/data/daisy';
import { GANGLION_CHANNELS } from '@site/src/data/ganglion';
import { microvoltsToCounts } from '@site/src/protocol/cyton';
import { encodeAnnotations, encodeBdfHeader, encodeBdfRecord } from '@site/src/protocol/recordings/bdf';
import { formatSdLine } from '@site/src/protocol/sdCard';
import { makeAlpha, makeBackground, makeBlinks, makeMainsHum, mix } from '@site/src/signal/generators';
import { createRandom } from '@site/src/signal/random';

/** A file to try. */
export interface ExampleFile {
  /** On its button. */
  label: string;
  /** As such a file is called. */
  fileName: string;
  make: () => BlobPart[];
}

/** 14 November 2023, 22:13:20 UTC: any time does, as long as it stays. */
const START_S = 1.7e9;

/** Eyes open, then closed from the middle on, with blinks at the first two channels and hum at the last; µV. */
function makeChannels(count: number, rateHz: number, durationS: number): Float64Array[] {
  return Array.from({ length: count }, (_, index) => {
    const recording = { sampleRateHz: rateHz, durationS, seed: index + 1 };
    const parts = [makeBackground(recording)];
    if (index < 2)
      parts.push(
        makeBlinks(
          recording,
          [2.2, 5.1, 9.4].filter((time) => time < durationS),
        ),
      );
    else {
      parts.push(
        makeAlpha(recording, {
          closed: { fromS: durationS / 2, toS: durationS + 1 },
          peakUv: 12 + 3 * index,
        }),
      );
    }
    if (index === count - 1) parts.push(makeMainsHum(recording, 50, 40));
    const offset = 900 * (index - count / 2);
    return mix(new Float64Array(Math.round(durationS * rateHz)).fill(offset), ...parts);
  });
}

const at = (channels: readonly Float64Array[], row: number): number[] =>
  channels.map((samples) => samples[row] ?? 0);

/** When a computer gets each sample: in bursts of some milliseconds. */
function arrivalS(row: number, rateHz: number): number {
  const burst = Math.max(1, Math.round(rateHz * 0.016));
  return START_S + (Math.floor(row / burst) * burst) / rateHz;
}

/** `2023-11-14 22:13:20.000`. */
const formatDate = (timeS: number): string =>
  new Date(timeS * 1000).toISOString().replace('T', ' ').slice(0, 23);

/** A decimal number as Java prints it, at least with one decimal. */
const asJava = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

const CYTON_NAMES = [
  ...['Not Used', 'Digital Channel 0 (D11)', 'Digital Channel 1 (D12)', 'Digital Channel 2 (D13)'],
  ...['Digital Channel 3 (D17)', 'Not Used', 'Digital Channel 4 (D18)'],
  ...['Analog Channel 0', 'Analog Channel 1', 'Analog Channel 2'],
];

/** A text recording of GUI 5 or 6 with a Cyton. Some packets are lost on the way; 5 calls some columns `Other`. */
export function makeGuiText(version: 5 | 6, durationS: number): string {
  const rateHz = 250;
  const channels = makeChannels(CYTON_CHANNELS, rateHz, durationS);
  const names = [
    'Sample Index',
    ...channels.map((_, index) => `EXG Channel ${index}`),
    ...[0, 1, 2].map((axis) => `Accel Channel ${axis}`),
    ...(version === 6 ? CYTON_NAMES : CYTON_NAMES.map((name) => (/^(Not|Dig)/.test(name) ? 'Other' : name))),
    'Timestamp',
    version === 6 ? 'Marker Channel' : 'Other',
    'Timestamp (Formatted)',
  ];
  const lines = [
    '%OpenBCI Raw EXG Data',
    `%Number of channels = ${CYTON_CHANNELS}`,
    `%Sample Rate = ${rateHz} Hz`,
    '%Board = OpenBCI_GUI$BoardCytonSerial',
    names.join(', '),
  ];
  for (let row = 0; row < durationS * rateHz; row += 1) {
    // Twice the radio loses something.
    if ((row >= 700 && row < 703) || (row >= 1500 && row < 1512)) continue;
    const timeS = arrivalS(row, rateHz);
    const marker = row === 500 || row === 1000 ? row / 500 : 0;
    lines.push(
      [
        asJava(row % 256),
        ...at(channels, row).map((value) => asJava(Math.round(value * 1e4) / 1e4)),
        ...['0.02', '-0.03', '1.0', '192.0', '0.0', '0.0', '0.0', '0.0', '0.0', '0.0', '0.0', '0.0', '0.0'],
        String(timeS),
        asJava(marker),
        formatDate(timeS),
      ].join(', '),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** A file of the card: stamps around the samples, acceleration on every tenth line, and what follows an early stop. */
export function makeSdText(channelCount: 8 | 16, durationS: number): string {
  const rateHz = 250;
  const channels = makeChannels(channelCount, rateHz, durationS);
  const clock = (ms: number): string => ms.toString(16).toUpperCase().padStart(8, '0');
  const lines = [`%STOP AT\n${clock(12_345)}\n`];
  const rows = Math.round(durationS * rateHz);
  for (let row = 0; row < rows; row += 1) {
    lines.push(
      formatSdLine({
        sampleNumber: row % 256,
        counts: at(channels, row).map((value) => microvoltsToCounts(value, 24)),
        aux: row % 10 === 9 ? [160, -240, 8000] : null,
      }),
    );
  }
  lines.push(`%START AT\n${clock(12_345 + Math.round((rows / rateHz) * 1000 * 1.0004))}\n`);
  return lines.join('');
}

/** BrainFlow's file with a Ganglion: two samples share a number. */
export function makeBrainFlowText(durationS: number): string {
  const rateHz = 200;
  const channels = makeChannels(GANGLION_CHANNELS, rateHz, durationS);
  const lines: string[] = [];
  for (let row = 0; row < durationS * rateHz; row += 1) {
    const packet = Math.floor(row / 2);
    // Two packets of two samples.
    if (packet === 410 || packet === 411) continue;
    const marker = row === 800 ? 7 : 0;
    const values = [
      100 + (packet % 100),
      ...at(channels, row),
      ...[0, 0, 0, 0, 0, 0, 0, 0],
      arrivalS(row, rateHz),
      marker,
    ];
    lines.push(values.map((value) => value.toFixed(6)).join('\t'));
  }
  return `${lines.join('\n')}\n`;
}

/** A text recording of GUI 4, with milliseconds behind the time of day; GUI 2 had the time of day alone. */
export function makeOldGuiText(version: 2 | 4, durationS: number): string {
  const rateHz = 250;
  const channels = makeChannels(CYTON_CHANNELS, rateHz, durationS);
  const lines = [
    '%OpenBCI Raw EEG Data',
    version === 4 ? `%Number of channels = ${CYTON_CHANNELS}` : '%',
    '%Sample Rate = 250.0 Hz',
    '%First Column = SampleIndex',
    '%Last Column = Timestamp ',
    '%Other Columns = EEG data in microvolts followed by Accel Data (in G) interleaved with Aux Data',
  ];
  for (let row = 0; row < durationS * rateHz; row += 1) {
    const timeS = arrivalS(row, rateHz);
    lines.push(
      [
        String(row % 256),
        ...at(channels, row).map((value) => value.toFixed(2)),
        ...['0.020', '-0.030', '1.000'],
        formatDate(timeS).slice(11),
        ...(version === 4 ? [String(Math.round(timeS * 1000))] : []),
      ].join(', '),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** A BDF file as GUI 5 and 6 write it: whole microvolts, in a header that promises 0.02235 µV a count. */
export function makeGuiBdf(durationS: number): BlobPart[] {
  const rateHz = 250;
  const channels = makeChannels(CYTON_CHANNELS, rateHz, durationS);
  const file = { samplesPerRecord: rateHz, annotationBytes: 60 };
  const header = encodeBdfHeader({
    ...file,
    signals: channels.map((_, index) => ({
      label: `EEG ${index + 1}`,
      unit: 'uV',
      physicalMinimum: -187_500,
      physicalMaximum: 187_500,
    })),
    recordSeconds: 1,
    records: durationS,
    start: new Date(2023, 10, 14, 22, 13, 20),
  });
  const records = Array.from({ length: durationS }, (_, record) =>
    encodeBdfRecord(
      file,
      channels.map((samples) =>
        Int32Array.from(samples.subarray(record * rateHz, (record + 1) * rateHz), Math.round),
      ),
      encodeAnnotations(record, record === 4 ? [{ atS: 4.5, text: 'Eyes closed' }] : []),
    ),
  );
  return [header, ...records].map((bytes) => new Uint8Array(bytes));
}

/** A recording of the GUI after a crash: a line torn apart, letters among the numbers, an end in the middle of a line, and zeros. */
export function makeDamagedText(): string {
  const random = createRandom(3);
  const lines = makeGuiText(6, 8).split('\n');
  for (let count = 0; count < 5; count += 1) {
    const line = 20 + Math.floor(random() * 1500);
    lines[line] =
      count % 2 === 0 ? (lines[line] ?? '').slice(0, 40) : (lines[line] ?? '').replace(/\d\.\d/, 'x?');
  }
  const text = lines.join('\n');
  return `${text.slice(0, -150)}${'\u0000'.repeat(2000)}`;
}

const erased = (): Uint8Array<ArrayBuffer> => new Uint8Array(8192).fill(0xff);

/** In the order of their buttons. */
export const exampleFiles: readonly ExampleFile[] = [
  {
    label: 'GUI recording',
    fileName: 'OpenBCI-RAW-example.txt',
    make: () => [makeGuiText(6, 20)],
  },
  {
    label: 'SD card',
    fileName: 'OBCI_1A.TXT',
    make: () => [makeSdText(CYTON_CHANNELS, 20), erased()],
  },
  {
    label: 'SD card with Daisy',
    fileName: 'OBCI_1B.TXT',
    make: () => [makeSdText(CYTON_DAISY_CHANNELS, 10), erased()],
  },
  {
    label: 'BrainFlow CSV, Ganglion',
    fileName: 'BrainFlow-RAW_example_0.csv',
    make: () => [makeBrainFlowText(15)],
  },
  { label: 'BDF of the GUI', fileName: 'OpenBCI-BDF-example.bdf', make: () => makeGuiBdf(15) },
  { label: 'Text of GUI 4', fileName: 'OpenBCI-RAW-old.txt', make: () => [makeOldGuiText(4, 10)] },
  { label: 'A damaged file', fileName: 'OpenBCI-RAW-damaged.txt', make: () => [makeDamagedText()] },
];
