/** What the page holds while a board is connected: line, session, picture and recording. React only looks at it. */
import type { CytonSession, CytonState, SessionListener } from '@site/src/protocol/session/cytonSession';
import type { Row } from '@site/src/protocol/session/cytonRows';
import type { GanglionSession, GanglionState } from '@site/src/protocol/session/ganglionSession';
import { GANGLION_CHANNELS } from '@site/src/data/ganglion';
import { saveFile } from '../../saveFile';
import { LineProblem, type Line, type LineListener } from './line';
import { formatTime } from './odf';
import { canWriteFiles, fileSink, pieceSink, reasonOf, Recording } from './recording';
import { Traces, type View } from './traces';

const TICK_MS = 100;
const TICKS_PER_SECOND = 1000 / TICK_MS;
export const SECONDS_SHOWN = 5;

/** A conversation with one of the boards. */
export type BoardSession = CytonSession | GanglionSession;
type BoardState = CytonState | GanglionState;

/** How many channels a board has. */
export const channelsOf = (state: BoardState): number =>
  state.board === 'ganglion' ? GANGLION_CHANNELS : state.settings.length;

/** What the page shows. A new object after every change, and ten times a second at most. */
export interface LiveState {
  /** What the line leads to, in the reader's words; `null` while there is none. */
  lineName: string | null;
  isOpening: boolean;
  /** Why no line could be opened, or what went wrong beside the session. */
  problem: string | null;
  session: BoardState | null;
  recording: { rows: number; problem: string | null } | null;
  /** Counts up twice a second while samples come, so that numbers are read again. */
  pulse: number;
}

const NOTHING: LiveState = {
  lineName: null,
  isOpening: false,
  problem: null,
  session: null,
  recording: null,
  pulse: 0,
};

/** The name that a recording gets, by the same clock as its rows. */
const fileName = (): string =>
  `OpenBCI-RAW-${formatTime(new Date()).slice(0, 19).replace(' ', '_').replaceAll(':', '-')}.txt`;

/** What is wrong with a recording, in the reader's words. Browsers drop a file whose writing failed, or keep its beginning. */
const problemOf = ({ problem }: Recording): string | null =>
  problem === null
    ? null
    : `The recording cannot be written: ${problem}. Its file is empty or incomplete. Free some space or choose another folder, and record again.`;

export class LiveBoard {
  session: BoardSession | null = null;
  traces: Traces | null = null;
  private state = NOTHING;
  private readonly listeners = new Set<() => void>();
  private line: Line | null = null;
  private recording: Recording | null = null;
  /** What a lost line has still to do: a port that is not closed yet cannot be opened again. */
  private ending: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setInterval> | null = null;
  private ticks = 0;
  private turn = 0;
  private view: View = 'offset';

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): LiveState => this.state;

  private update(change: Partial<LiveState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Opens a line and begins the conversation; a line that was open is closed. */
  async open<L extends Line, S extends BoardSession>(
    lineName: string,
    openLine: (listener: LineListener) => L | Promise<L>,
    makeSession: (line: L, listener: SessionListener) => S,
  ): Promise<{ line: L; session: S } | null> {
    this.turn += 1;
    const { turn } = this;
    await this.close();
    if (turn !== this.turn) return null;
    this.update({ isOpening: true });
    try {
      const line = await openLine({
        onBytes: (bytes) => turn === this.turn && this.session?.receive(bytes, Date.now()),
        onLost: (why) => turn === this.turn && this.lose(why),
      });
      // Another line was asked for while the reader chose.
      if (turn !== this.turn) {
        await line.close();
        return null;
      }
      this.line = line;
      const session = makeSession(line, {
        onChange: () => this.update({ session: this.session?.state ?? null }),
        onRow: (row) => this.take(row),
      });
      this.session = session;
      this.update({ lineName, isOpening: false, session: session.state });
      this.timer = setInterval(() => this.tick(), TICK_MS);
      session.tick(Date.now());
      session.connect();
      return { line, session };
    } catch (error) {
      if (turn !== this.turn) return null;
      this.update({
        isOpening: false,
        problem:
          error instanceof LineProblem ? error.message : `The connection cannot be opened: ${String(error)}`,
      });
      return null;
    }
  }

  /** Ends stream, recording and line. */
  async disconnect(): Promise<void> {
    this.turn += 1;
    await this.close();
  }

  private async close(): Promise<void> {
    this.session?.disconnect();
    let problem: string | null = null;
    try {
      await this.ending;
      problem = await this.endRecording();
    } finally {
      this.stopTicking();
      await this.line?.close();
      this.line = null;
      this.session = null;
      this.update({ ...NOTHING, problem });
    }
  }

  /** The line has ended by itself: what was recorded is saved, and the picture stays. */
  private lose(why: string): void {
    this.session?.lineLost(why);
    this.stopTicking();
    const { line } = this;
    this.line = null;
    this.ending = Promise.allSettled([this.endRecording(), line?.close()]);
    this.update({ lineName: null });
  }

  private stopTicking(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private tick(): void {
    this.session?.tick(Date.now());
    this.ticks += 1;
    if (this.ticks % (TICKS_PER_SECOND / 2) === 0 && this.session?.state.phase === 'streaming') {
      const { recording } = this;
      this.update({
        pulse: this.state.pulse + 1,
        recording: recording && { rows: recording.rows, problem: problemOf(recording) },
      });
    }
  }

  private take(row: Row): void {
    const { session } = this;
    if (!session) return;
    if (this.traces?.channels !== row.microvolts.length || this.traces.rateHz !== session.rateHz) {
      this.traces = new Traces(row.microvolts.length, session.rateHz, SECONDS_SHOWN);
      this.traces.setView(this.view);
    }
    this.traces.push(row);
    this.recording?.add(row);
  }

  setView(view: View): void {
    this.view = view;
    this.traces?.setView(view);
  }

  /** Begins a recording, in a file that the reader chooses where browsers can, otherwise in memory. */
  async startRecording(): Promise<void> {
    const { session } = this;
    const channels = session && channelsOf(session.state);
    if (!session || (channels !== 4 && channels !== 8 && channels !== 16)) return;
    const name = fileName();
    try {
      const sink = canWriteFiles()
        ? await fileSink(name)
        : pieceSink((pieces) => saveFile(name, [...pieces]));
      if (!sink) return;
      // The reader may have taken a while: the board is gone, another one is there, or a recording runs.
      if (this.session !== session || session.state.phase === 'closed' || this.recording) {
        await sink.discard();
        return;
      }
      this.recording = new Recording(sink, { channels, rateHz: session.rateHz });
      this.update({ recording: { rows: 0, problem: null }, problem: null });
    } catch (error) {
      this.update({ problem: `The file cannot be written: ${reasonOf(error)}. Choose another folder.` });
    }
  }

  /** Completes the file. @returns what is wrong with it */
  async endRecording(): Promise<string | null> {
    const { recording } = this;
    if (!recording) return null;
    this.recording = null;
    await recording.end();
    const problem = problemOf(recording);
    this.update({ recording: null, problem });
    return problem;
  }
}
