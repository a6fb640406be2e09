/** One pass over a recording: what it holds, what is lost or damaged, and an overview to draw it from. */
import { createNumberJudge, type NumberJudge } from './numbering';
import { Overview } from './overview';
import type { RecordingFormat, RowSink } from './types';

/** Rows that are missing, or a stretch without any. */
export interface Gap {
  /** The first row behind it. */
  row: number;
  /** Rows that are missing; 0 when nothing tells. */
  lost: number;
  /** Seconds that the clock went on beyond the step to the next row; 0 where no clock tells. */
  pauseS: number;
}

/** Something that happened. */
export interface RecordingEvent {
  row: number;
  text: string;
}

/** A line or record that could not be read. */
export interface Problem {
  line: number;
  message: string;
}

/** A list that is cut where it would help nobody any more, with how many there were. */
export interface Counted<T> {
  items: readonly T[];
  total: number;
}

/** What one pass finds. */
export interface ScanSummary {
  rows: number;
  gaps: Counted<Gap>;
  /** Gaps in which rows are missing: of the others only the clock tells. */
  lossyGaps: number;
  /** Rows missing in all gaps. */
  lost: number;
  events: Counted<RecordingEvent>;
  problems: Counted<Problem>;
  /** Samples a second by time stamps or by the board's clock, lost ones counted; `null` without either. */
  measuredHz: number | null;
  measuredBy: 'time stamps' | 'the board’s clock' | null;
  /** Time of the first row in seconds since 1970; `null` where stamps do not say. */
  startS: number | null;
  /** What the three values of a card's lines are; `null` where there are none. */
  auxiliary: 'acceleration' | 'values' | 'markers' | null;
}

/** As many are kept of each list. */
const MOST_LISTED = 1000;

/** Boards send in bursts and computers are late; what lies further apart is a pause. */
const PAUSE_S = 1;

/** Stamps below it count from somewhere else than 1970. */
const FIRST_DATE_S = 9e8;

/** Rows of the shortest stretch of the overview: more in larger files, so that memory stays flat. */
const chooseBlockRows = (fileBytes: number): number =>
  32 * 2 ** Math.max(0, Math.ceil(Math.log2(fileBytes / (512 * 2 ** 20))));

class Listed<T> {
  readonly items: T[] = [];
  total = 0;

  add(item: T): void {
    this.total += 1;
    if (this.items.length < MOST_LISTED) this.items.push(item);
  }

  get counted(): Counted<T> {
    return { items: this.items, total: this.total };
  }
}

/** Takes the rows of a recording, one after the other. */
export class Scan implements RowSink {
  readonly overview: Overview;
  /** For each shortest stretch: the byte of the line or record with its first row, and that line's first row. */
  readonly offsets: number[] = [];
  readonly firstRows: number[] = [];
  private readonly gaps = new Listed<Gap>();
  private readonly events = new Listed<RecordingEvent>();
  private readonly problems = new Listed<Problem>();
  private readonly judge: NumberJudge;
  private lost = 0;
  private lossyGaps = 0;
  private startS = NaN;
  private lastS = NaN;
  private pausedS = 0;
  /** Rows missing in pauses, whose seconds do not count either. */
  private lostInPauses = 0;
  /** Rows behind pauses, which begin a new measurement. */
  private pauses = 0;
  private streamRow = -1;
  private streamMs = NaN;
  private clockedRows = 0;
  private clockedS = 0;
  private readonly jumps = new Map<number, number>();
  private readonly rateHz: number;
  private readonly hasAuxiliary: boolean;
  private auxiliaryRows = 0;
  private lastMarker = 0;
  private isMarkers = true;
  private readonly markers: RecordingEvent[] = [];

  constructor(
    private readonly format: RecordingFormat,
    fileBytes: number,
  ) {
    const { channels, numbering, rateHz, scaling } = format.head;
    this.overview = new Overview(channels.length, chooseBlockRows(fileBytes));
    this.rateHz = rateHz ?? 0;
    this.hasAuxiliary = scaling === 'gain';
    this.judge = createNumberJudge(numbering, (row, lost) => this.addLost(row, lost));
  }

  private get rows(): number {
    return this.overview.rows;
  }

  row(
    values: Float64Array,
    sampleNumber: number,
    timeS: number,
    unitOffset: number,
    indexInUnit: number,
  ): void {
    const { rows } = this;
    if (rows % this.overview.blockRows === 0) {
      this.offsets.push(unitOffset);
      this.firstRows.push(rows - indexInUnit);
    }
    if (!Number.isNaN(timeS)) this.takeTime(timeS, rows);
    if (!Number.isNaN(sampleNumber)) this.judge.take(rows, sampleNumber);
    if (this.hasAuxiliary) this.takeAuxiliary(values);
    this.overview.push(values);
  }

  private takeTime(timeS: number, row: number): void {
    if (Number.isNaN(this.startS)) this.startS = timeS;
    else {
      const step = timeS - this.lastS;
      if (step > PAUSE_S || step < -PAUSE_S) {
        this.pauses += 1;
        this.pausedS += step;
        this.jumps.set(row, step);
        // Numbers that tell of lost rows come in the same row, or up to 1,024 rows later.
        if (this.jumps.size > MOST_LISTED) this.flushJumps();
      }
    }
    this.lastS = timeS;
  }

  private addLost(row: number, lost: number): void {
    const jump = this.jumps.get(row);
    this.jumps.delete(row);
    let all = lost;
    if (jump !== undefined) {
      // A number says how many are lost but for whole rounds; the clock says how many rounds.
      const { roundRows } = this.judge;
      const byClock = jump * this.rateHz - 1;
      if (roundRows > 0 && byClock > lost) all += roundRows * Math.round((byClock - lost) / roundRows);
      this.lostInPauses += all;
    }
    this.lost += all;
    this.lossyGaps += 1;
    this.gaps.add({ row, lost: all, pauseS: jump ?? 0 });
  }

  private flushJumps(): void {
    for (const [row, pauseS] of this.jumps) this.gaps.add({ row, lost: 0, pauseS });
    this.jumps.clear();
  }

  /** The card's three values: acceleration comes now and then, everything else with every row. */
  private takeAuxiliary(values: Float64Array): void {
    const first = values.length - 3;
    const marker = values[first] ?? NaN;
    if (!Number.isNaN(marker)) this.auxiliaryRows += 1;
    // In marker mode the first value is the character, and the others stay 0.
    if (!(marker >= 0 && marker <= 0xff) || values[first + 1] !== 0 || values[first + 2] !== 0) {
      this.isMarkers = false;
    } else if (marker > 0 && marker !== this.lastMarker && this.markers.length < MOST_LISTED) {
      this.markers.push({ row: this.rows, text: `Marker ${marker} (“${String.fromCharCode(marker)}”)` });
    }
    this.lastMarker = marker;
  }

  event(text: string, atS?: number): void {
    const row = atS === undefined ? this.rows : Math.max(0, Math.round(atS * this.rateHz));
    this.events.add({ row, text });
  }

  streamStamp(event: 'started' | 'stopped', clockMs: number): void {
    this.event(`Stream ${event}, board’s clock ${(clockMs / 1000).toFixed(3)} s`);
    if (event === 'started') {
      this.judge.restart();
      this.streamRow = this.rows;
      this.streamMs = clockMs;
    } else if (this.streamRow >= 0 && clockMs > this.streamMs) {
      this.clockedRows += this.rows - this.streamRow;
      this.clockedS += (clockMs - this.streamMs) / 1000;
      this.streamRow = -1;
    }
  }

  problem(line: number, message: string): void {
    this.problems.add({ line, message });
  }

  /** No more rows come. */
  finish(): void {
    this.judge.finish();
    this.flushJumps();
    this.overview.finish();
    if (this.hasAuxiliary && this.isMarkers) for (const marker of this.markers) this.events.add(marker);
  }

  /** What was found so far. */
  summarise(): ScanSummary {
    const { rows } = this;
    const stampedS = this.lastS - this.startS - this.pausedS;
    const steps = rows - 1 - this.pauses + this.lost - this.lostInPauses;
    const isStamped = stampedS > 0 && steps > 0;
    const isClocked = this.clockedS > 0;
    return {
      rows,
      gaps: { items: [...this.gaps.items].sort((a, b) => a.row - b.row), total: this.gaps.total },
      lossyGaps: this.lossyGaps,
      lost: this.lost,
      events: { items: [...this.events.items].sort((a, b) => a.row - b.row), total: this.events.total },
      problems: this.problems.counted,
      measuredHz: isStamped ? steps / stampedS : isClocked ? this.clockedRows / this.clockedS : null,
      measuredBy: isStamped ? 'time stamps' : isClocked ? 'the board’s clock' : null,
      startS: this.startS > FIRST_DATE_S ? this.startS : null,
      auxiliary: this.findAuxiliary(),
    };
  }

  private findAuxiliary(): ScanSummary['auxiliary'] {
    if (!this.hasAuxiliary || this.auxiliaryRows === 0) return null;
    if (this.isMarkers) return 'markers';
    return this.auxiliaryRows < this.rows / 2 ? 'acceleration' : 'values';
  }
}
