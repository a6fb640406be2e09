/** A recording that was scanned: views, stretches of rows and conversions, each read anew from the file. */
import { ACCELEROMETER_G_PER_COUNT } from '../../data/cyton';
import type { CytonGain } from '../../data/cytonChoices';
import { computeSpectrum, type Spectrum } from '../../signal/spectrum';
import { microvoltsPerCount } from '../cyton';
import {
  CannotWrite,
  encodeAnnotations,
  encodeBdfHeader,
  encodeBdfRecord,
  MOST_RECORD_BYTES,
  SAMPLE_BYTES,
  type BdfSignalToWrite,
} from './bdf';
import { readThrough, type ByteSource } from './readThrough';
import { Scan, type RecordingEvent, type ScanSummary } from './scan';
import type { RecordingChannel, RecordingFormat, RecordingHead } from './types';

/** What a reader knows and the file does not say. */
export interface ReadingSettings {
  /** The gain of counts. */
  gain: CytonGain;
  /** The GUI wrote whole microvolts, whatever the header says. */
  isGuiBdf: boolean;
  /** Samples a second; `null` takes what the file says, or what was measured. */
  rateHz: number | null;
}

/** Samples a second by what is known best. */
export const rateOf = (
  head: RecordingHead,
  summary: Pick<ScanSummary, 'measuredHz'> | null,
  settings: ReadingSettings,
): number => settings.rateHz ?? head.rateHz ?? roundRate(summary?.measuredHz ?? null) ?? 250;

/** A measured rate as boards have it: whole numbers. */
const roundRate = (measuredHz: number | null): number | null =>
  measuredHz === null ? null : measuredHz >= 10 ? Math.round(measuredHz) : measuredHz;

/** The channels with the names, units and factors that the settings give them. */
export function channelsOf(
  head: RecordingHead,
  auxiliary: ScanSummary['auxiliary'],
  settings: ReadingSettings,
): readonly RecordingChannel[] {
  if (head.scaling === 'bdf' && settings.isGuiBdf) {
    return head.channels.map((channel) =>
      channel.kind === 'signal' ? { ...channel, factor: 1, offset: 0 } : channel,
    );
  }
  if (head.scaling !== 'gain') return head.channels;
  const first = head.channels.length - 3;
  return head.channels.map((channel, index) => {
    if (index < first) return { ...channel, factor: microvoltsPerCount(settings.gain) };
    return auxiliary === 'acceleration'
      ? {
          ...channel,
          name: `Acceleration ${'XYZ'[index - first] ?? ''}`,
          unit: 'g',
          factor: ACCELEROMETER_G_PER_COUNT,
        }
      : { ...channel, name: `Auxiliary ${index - first + 1}`, unit: '', kind: 'other' as const };
  });
}

/** A part of a recording: rows, and channels in the order in which they are wanted. */
export interface Part {
  /** First row. */
  from: number;
  /** Row behind the last. */
  to: number;
  channels: readonly number[];
}

/** What a picture is drawn from, channel after channel, in the channels' units; NaN is no value. */
export type View =
  | { kind: 'columns'; columns: number; minimum: Float32Array; maximum: Float32Array }
  | { kind: 'samples'; from: number; rows: number; values: Float32Array };

/** Rows of a view and beside it, all channels of a row next to each other. */
interface Held {
  from: number;
  to: number;
  values: Float32Array;
}

/** Values that are held for a view at most: 16 MB. */
const MOST_HELD = 4 * 2 ** 20;

/** Rows that a spectrum is made of at most; longer views give their middle. */
export const MOST_SPECTRUM_ROWS = 65_536;

const EVENT_HEAD = 'Event';

/** Gets text or bytes of a file that is being written. */
export type Write = (part: string | Uint8Array<ArrayBuffer>) => void;

/** Told with the share that is done; `false` ends the work. */
export type Progress = (share: number) => boolean | undefined | Promise<boolean | undefined>;

/** Raised when a conversion is stopped. */
export class Stopped extends Error {}

const BDF_FULL_SCALE = 8_388_607;

/** The header has eight characters for either end of a range, and the lower one has a sign. */
const LARGEST_BDF_RANGE = 9_999_999;

/** A number of at most seven characters that is not smaller, as far as there is one. */
const sevenCharacters = (value: number): number => {
  const whole = Math.ceil(value);
  return whole >= 1000 ? whole : Number((Math.ceil(value * 1000) / 1000).toFixed(3));
};

/** The length of a record in eight characters. */
const recordLength = (seconds: number): number =>
  Number(seconds < 10 ? seconds.toFixed(6) : seconds.toPrecision(7));

/** A recording, from its scan on. */
export class RecordingFile {
  private held: Held | null = null;
  readonly scan: Scan;

  constructor(
    readonly format: RecordingFormat,
    readonly source: ByteSource,
  ) {
    this.scan = new Scan(format, source.size);
  }

  /** Goes through the whole file once. Views of what has been read are possible meanwhile. */
  async index(onProgress?: Progress): Promise<void> {
    const { format, source, scan } = this;
    await readThrough({
      format,
      source,
      sink: scan,
      onStretch: (done) => onProgress?.(source.size === 0 ? 1 : done / source.size),
    });
    scan.finish();
  }

  private get rows(): number {
    return this.scan.overview.rows;
  }

  /** Gives rows their turn, from one up to another; `onProgress` is told the share. */
  private async eachRow(
    from: number,
    to: number,
    take: (values: Float64Array, row: number, sampleNumber: number, timeS: number) => void,
    onProgress?: Progress,
  ): Promise<void> {
    const { offsets, firstRows, overview } = this.scan;
    const block = Math.min(offsets.length - 1, Math.floor(from / overview.blockRows));
    const start = offsets[block];
    if (start === undefined || to <= from) return;
    let row = firstRows[block] ?? 0;
    const end = offsets[Math.ceil(to / overview.blockRows) + 1] ?? this.source.size;
    await readThrough({
      format: this.format,
      source: this.source,
      from: start,
      stretchBytes: Math.min(4 * 2 ** 20, end - start + 65_536),
      sink: {
        row: (values, sampleNumber, timeS) => {
          if (row >= from && row < to) take(values, row, sampleNumber, timeS);
          row += 1;
        },
        event: () => undefined,
        streamStamp: () => undefined,
        problem: () => undefined,
      },
      onStretch: async () => {
        const isWanted = await onProgress?.(Math.min(1, Math.max(0, row - from) / (to - from)));
        return isWanted !== false && row < to;
      },
    });
  }

  /** Holds the rows of a view, and some beside it, so that the next view of the same place needs no reading. */
  private async hold(from: number, to: number): Promise<Held> {
    if (this.held && this.held.from <= from && this.held.to >= to) return this.held;
    const channels = this.format.head.channels.length;
    const margin = Math.min(Math.floor((to - from) / 2), Math.floor(MOST_HELD / channels / 4));
    const start = Math.max(0, from - margin);
    const end = Math.min(this.rows, to + margin);
    const values = new Float32Array((end - start) * channels);
    await this.eachRow(start, end, (row, at) => values.set(row, (at - start) * channels));
    this.held = { from: start, to: end, values };
    return this.held;
  }

  /**
   * What a picture needs, in the channels' units.
   *
   * @param columns width of the picture, in columns of it
   */
  async view(part: Part, columns: number, settings: ReadingSettings): Promise<View> {
    const { overview } = this.scan;
    const { from, to } = this.within(part);
    const scales = channelsOf(this.format.head, this.scan.summarise().auxiliary, settings);
    const count = this.format.head.channels.length;
    const isFine = (to - from) / columns < overview.blockRows && (to - from) * count * 1.5 <= MOST_HELD;
    if (!isFine) {
      const view = overview.columns(part.from, part.to, columns, part.channels);
      for (const [place, channel] of part.channels.entries()) {
        const { factor, offset } = scales[channel] ?? { factor: 1, offset: 0 };
        for (let at = place * columns; at < (place + 1) * columns; at += 1) {
          const ends = [view.minimum[at] ?? NaN, view.maximum[at] ?? NaN].map((end) => offset + factor * end);
          view.minimum[at] = Math.min(ends[0] ?? NaN, ends[1] ?? NaN);
          view.maximum[at] = Math.max(ends[0] ?? NaN, ends[1] ?? NaN);
        }
      }
      return { kind: 'columns', columns, ...view };
    }
    const held = await this.hold(from, to);
    const rows = Math.max(0, to - from);
    const values = new Float32Array(rows * part.channels.length);
    for (const [place, channel] of part.channels.entries()) {
      const { factor, offset } = scales[channel] ?? { factor: 1, offset: 0 };
      for (let row = 0; row < rows; row += 1) {
        const stored = held.values[(from - held.from + row) * count + channel] ?? NaN;
        values[place * rows + row] = offset + factor * stored;
      }
    }
    return { kind: 'samples', from, rows, values };
  }

  /** The spectra of a part, or of its middle, one a channel; `null` when it has too few rows. */
  async spectra(part: Part, settings: ReadingSettings): Promise<readonly Spectrum[] | null> {
    const { from, to } = this.within(part);
    const rows = Math.min(MOST_SPECTRUM_ROWS, to - from);
    const rateHz = rateOf(this.format.head, this.scan.summarise(), settings);
    const longest = 2 ** Math.floor(Math.log2(Math.max(1, Math.min(rows, 4 * rateHz))));
    const segment = Math.min(4096, longest);
    if (segment < 16) return null;
    const start = from + Math.floor((to - from - rows) / 2);
    const samples = part.channels.map(() => new Float64Array(rows));
    const scales = channelsOf(this.format.head, this.scan.summarise().auxiliary, settings);
    const last = part.channels.map(() => NaN);
    await this.eachRow(start, start + rows, (values, row) => {
      for (const [place, channel] of part.channels.entries()) {
        const value = values[channel] ?? NaN;
        // A channel that has no value with every row keeps the one that it has.
        if (!Number.isNaN(value)) last[place] = value;
        const { factor, offset } = scales[channel] ?? { factor: 1, offset: 0 };
        const known = last[place] ?? NaN;
        const channelSamples = samples[place];
        if (channelSamples) channelSamples[row - start] = Number.isNaN(known) ? 0 : offset + factor * known;
      }
    });
    return samples.map((channelSamples) => computeSpectrum(channelSamples, rateHz, segment));
  }

  /** A part as far as there are rows. */
  private within({ from, to, channels }: Part): Part {
    const behind = Math.min(this.rows, Math.max(0, Math.ceil(to)));
    return { from: Math.min(behind, Math.max(0, Math.floor(from))), to: behind, channels };
  }

  private eventsOf(from: number, to: number): RecordingEvent[] {
    return this.scan.summarise().events.items.filter(({ row }) => row >= from && row < to);
  }

  /** Writes a part as CSV: sample number, time in seconds from the beginning of the recording, channels, events. */
  async writeCsv(
    wanted: Part,
    settings: ReadingSettings,
    write: Write,
    onProgress?: Progress,
  ): Promise<void> {
    const part = this.within(wanted);
    const { head } = this.format;
    const summary = this.scan.summarise();
    const scales = channelsOf(head, summary.auxiliary, settings);
    const rateHz = rateOf(head, summary, settings);
    const events = this.eventsOf(part.from, part.to);
    const hasNumbers = head.numbering !== 'none';
    const chosen = part.channels.flatMap((channel) => {
      const scale = scales[channel];
      return scale ? [{ channel, ...scale }] : [];
    });
    const names = [
      ...(hasNumbers ? ['Sample'] : []),
      'Time (s)',
      ...chosen.map(({ name, unit }) => quoted(unit === '' ? name : `${name} (${unit})`)),
      ...(events.length > 0 ? [EVENT_HEAD] : []),
    ];
    let text = `${names.join(',')}\n`;
    let next = 0;
    let isStopped = false;
    await this.eachRow(
      part.from,
      part.to,
      (values, row, sampleNumber) => {
        let line = hasNumbers ? `${sampleNumber},` : '';
        line += String(Math.round((row / rateHz) * 1e6) / 1e6);
        for (const { channel, factor, offset } of chosen) {
          const stored = values[channel] ?? NaN;
          const value =
            factor === 1 && offset === 0 ? stored : Math.round((offset + factor * stored) * 1e5) / 1e5;
          line += Number.isNaN(value) ? ',' : `,${value}`;
        }
        if (events.length > 0) {
          const texts: string[] = [];
          for (; (events[next]?.row ?? Infinity) <= row; next += 1) texts.push(events[next]?.text ?? '');
          line += `,${texts.length > 0 ? quoted(texts.join('; ')) : ''}`;
        }
        text += `${line}\n`;
        if (text.length > 2 ** 20) {
          write(text);
          text = '';
        }
      },
      async (share) => {
        isStopped = (await onProgress?.(share)) === false;
        return !isStopped;
      },
    );
    if (isStopped) throw new Stopped('The conversion was stopped.');
    write(text);
  }

  /**
   * Writes a part as a continuous BDF+ file, with events as annotations. The last record is filled up with its last
   * values, because a record is whole or it is not there.
   *
   * @throws {CannotWrite} before anything is written
   */
  async writeBdf(
    wanted: Part,
    settings: ReadingSettings,
    write: Write,
    onProgress?: Progress,
  ): Promise<void> {
    const part = this.within(wanted);
    const { head } = this.format;
    const summary = this.scan.summarise();
    const scales = channelsOf(head, summary.auxiliary, settings);
    const rateHz = rateOf(head, summary, settings);
    const samplesPerRecord = Math.max(1, Math.round(rateHz));
    const recordSeconds = recordLength(samplesPerRecord / rateHz);
    const rows = part.to - part.from;
    const records = Math.ceil(rows / samplesPerRecord);
    // By rows: seconds that are turned back into a record may name the one before.
    const events = this.eventsOf(part.from, part.to).map(({ row, text }) => ({
      record: Math.floor((row - part.from) / samplesPerRecord),
      atS: (row - part.from) / rateHz,
      text,
    }));
    const annotationsOf = (record: number): Uint8Array =>
      encodeAnnotations(
        (record * samplesPerRecord) / rateHz,
        events.filter((event) => event.record === record),
      );
    const busy = new Set([0, records - 1, ...events.map(({ record }) => record)]);
    const longest = Math.max(...[...busy].map((record) => annotationsOf(Math.max(0, record)).length));
    const annotationBytes = SAMPLE_BYTES * Math.ceil((longest + 1) / SAMPLE_BYTES);
    const recordBytes = SAMPLE_BYTES * samplesPerRecord * part.channels.length + annotationBytes;
    if (recordBytes > MOST_RECORD_BYTES)
      throw new CannotWrite(
        `At ${rateHz.toLocaleString('en')} Hz a record of one second has ${recordBytes.toLocaleString('en')} bytes; expected at most ${MOST_RECORD_BYTES.toLocaleString('en')}. Correct the sample rate, or save as CSV.`,
      );
    const signals = part.channels.map((channel): BdfSignalToWrite & { channel: number; isCount: boolean } => {
      const { name = '', unit = '', factor = 1, offset = 0, kind } = scales[channel] ?? {};
      const [low, high] = this.scan.overview.range(part.from, part.to, channel);
      const largest = Math.max(Math.abs(offset + factor * low), Math.abs(offset + factor * high)) || 1;
      // Counts keep their own range, so that each stays the whole number that it was.
      const isCount = head.scaling === 'gain' && kind === 'signal';
      const physicalMaximum = sevenCharacters(isCount ? factor * BDF_FULL_SCALE : largest);
      // A time stamp, say. In steps of 24 bits it would be wrong by minutes.
      if (physicalMaximum > LARGEST_BDF_RANGE)
        throw new CannotWrite(
          `${name} has values as large as ${largest.toLocaleString('en')}; BDF+ has room for ${LARGEST_BDF_RANGE.toLocaleString('en')} at most. Leave this channel out under “Channels”, or save as CSV.`,
        );
      return {
        channel,
        isCount,
        label: name,
        unit: unit === 'µV' ? 'uV' : unit,
        physicalMinimum: -physicalMaximum,
        physicalMaximum,
      };
    });
    write(
      asOwn(
        encodeBdfHeader({
          signals,
          samplesPerRecord,
          recordSeconds,
          records,
          annotationBytes,
          start: summary.startS === null ? null : new Date((summary.startS + part.from / rateHz) * 1000),
        }),
      ),
    );
    const digital = signals.map(() => new Int32Array(samplesPerRecord));
    const last = signals.map(() => 0);
    let filled = 0;
    let record = 0;
    const flush = (): void => {
      for (const [place, samples] of digital.entries()) samples.fill(last[place] ?? 0, filled);
      write(asOwn(encodeBdfRecord({ samplesPerRecord, annotationBytes }, digital, annotationsOf(record))));
      record += 1;
      filled = 0;
    };
    let isStopped = false;
    await this.eachRow(
      part.from,
      part.to,
      (values) => {
        for (const [place, { channel, isCount, physicalMaximum }] of signals.entries()) {
          const stored = values[channel] ?? NaN;
          if (!Number.isNaN(stored)) {
            const { factor = 1, offset = 0 } = scales[channel] ?? {};
            // The digital range reaches from -2^23 to 2^23 - 1, half a count beside the middle.
            const value = isCount
              ? stored
              : ((offset + factor * stored) * (BDF_FULL_SCALE + 0.5)) / physicalMaximum - 0.5;
            last[place] = Math.max(-BDF_FULL_SCALE - 1, Math.min(BDF_FULL_SCALE, Math.round(value)));
          }
          const samples = digital[place];
          if (samples) samples[filled] = last[place] ?? 0;
        }
        filled += 1;
        if (filled === samplesPerRecord) flush();
      },
      async (share) => {
        isStopped = (await onProgress?.(share)) === false;
        return !isStopped;
      },
    );
    if (isStopped) throw new Stopped('The conversion was stopped.');
    if (filled > 0) flush();
  }
}

/** Bytes with a buffer of their own, as files take them. */
const asOwn = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const quoted = (text: string): string => (/[",\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
