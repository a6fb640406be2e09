/**
 * A conversation with a Ganglion over Bluetooth LE: who is there, stream, accelerometer, test signal, impedance, loss.
 * Pure: notifications and time come in as calls, single characters go out through a function.
 */
import { GANGLION_CHANNELS, GANGLION_IDS, type GanglionFirmwareLine } from '../../data/ganglion';
import {
  decodeGanglionPacket,
  ganglionG,
  ganglionMicrovolts,
  type Four,
  type GanglionPacket,
} from '../ganglion';
import { newGanglionStream, stepGanglionStream, type GanglionStreamState } from '../ganglionStream';
import { INT24_MAX, INT24_MIN } from '../integers';
import type { Triple } from '../cyton';
import type { Row } from './cytonRows';
import { Exchanges, type Exchange } from './exchanges';
import { bad, good, messages, type Message } from './messages';
import type { Phase, SessionListener, StreamCounts } from './cytonSession';
import { bytesOfText } from '../textBytes';

/** What a session knows. A new object after every change. */
export interface GanglionState {
  board: 'ganglion';
  phase: Phase;
  busy: string | null;
  message: Message | null;
  /** The answer to `v`. */
  banner: string | null;
  /** By the characteristic that names it. */
  firmware: string;
  hasAcceleration: boolean;
  isSquareWave: boolean;
  isMeasuring: boolean;
  /** Whether each channel is on, channel 1 first. */
  isOn: readonly boolean[];
  /** By channel, 5 for the reference, as the board says it: the electrode and the one at D_G together. */
  kiloohms: Readonly<Record<number, number>>;
}

const ANSWER_MS = 2000;
const SILENCE_MS = 1500;
/** Whole texts end with the packet that says so; this mark stands for it. */
const END = '\u0000';
/** The board reads one character in each turn of its loop. */
const NEXT_CHARACTER_MS = 20;
const SAMPLES_A_PACKET = 2;
const REFERENCE = GANGLION_CHANNELS + 1;

export class GanglionSession {
  readonly rateHz = 200;
  readonly counts: StreamCounts = { packets: 0, lost: 0, strayBytes: 0 };
  state: GanglionState;
  private readonly exchanges: Exchanges;
  private readonly line: GanglionFirmwareLine;
  private nowMs = 0;
  private stream: GanglionStreamState | null = null;
  private isFirstPacket = false;
  private lastPacketMs = 0;
  private isSilent = false;
  private lostRows = 0;
  private acceleration: Triple = [0, 0, 0];

  /**
   * @param firmware the software revision, such as `3.0.2`; its first digit decides how packets are read
   * @param send takes one character
   */
  constructor(
    firmware: string,
    private readonly send: (bytes: Uint8Array) => void,
    private readonly listener: SessionListener,
  ) {
    this.line = firmware.startsWith('3') ? 3 : 2;
    this.exchanges = new Exchanges((bytes) => this.send(bytes));
    this.state = {
      board: 'ganglion',
      phase: 'connecting',
      busy: null,
      message: null,
      banner: null,
      firmware,
      hasAcceleration: false,
      isSquareWave: false,
      isMeasuring: false,
      isOn: Array<boolean>(GANGLION_CHANNELS).fill(true),
      kiloohms: {},
    };
  }

  /** One notification. */
  receive(bytes: Uint8Array, nowMs: number): void {
    if (this.state.phase === 'closed') return;
    this.nowMs = nowMs;
    const isStray = this.isFirstPacket && (bytes[0] ?? 0) !== GANGLION_IDS.lastText;
    if (isStray && this.line === 3) {
      // The first packet after `b` carries a stray number.
      this.isFirstPacket = false;
      this.exchanges.notice(nowMs);
      return;
    }
    const packet = decodeGanglionPacket(bytes, this.line);
    if (!packet.ok) this.counts.strayBytes += bytes.length;
    else this.take(packet.value);
    this.update({});
  }

  private take(packet: GanglionPacket): void {
    if (packet.kind === 'text') {
      this.exchanges.hear(bytesOfText(packet.text + (packet.isLast ? END : '')), this.nowMs);
      return;
    }
    this.exchanges.notice(this.nowMs);
    if (packet.kind === 'impedance') {
      this.lastPacketMs = this.nowMs;
      const input = packet.input === 'reference' ? REFERENCE : packet.input;
      if (packet.kiloohms !== null) {
        this.update({ kiloohms: { ...this.state.kiloohms, [input]: packet.kiloohms } });
      }
    } else if (this.stream) this.takeSamples(packet, this.stream);
  }

  private takeSamples(
    packet: Extract<GanglionPacket, { kind: 'raw' | 'compressed' }>,
    stream: GanglionStreamState,
  ): void {
    const { state, samples, lost } = stepGanglionStream(stream, packet);
    this.stream = state;
    this.counts.packets += 1;
    this.counts.lost += lost;
    this.lostRows += lost * SAMPLES_A_PACKET;
    this.lastPacketMs = this.nowMs;
    if (this.isSilent) {
      this.isSilent = false;
      this.update({ message: messages.streamBack });
    }
    if (packet.kind === 'compressed' && packet.acceleration) {
      const { axis, count } = packet.acceleration;
      const [x, y, z] = this.acceleration;
      const g = ganglionG(count);
      this.acceleration = [axis === 'x' ? g : x, axis === 'y' ? g : y, axis === 'z' ? g : z];
    }
    const number = packet.kind === 'raw' ? 0 : packet.number;
    for (const counts of samples) this.tell(counts, number);
  }

  private tell(counts: Four, number: number): void {
    const row: Row = {
      number,
      microvolts: counts.map(ganglionMicrovolts),
      // The upper bits alone arrive, so a railed input lies within one step of the limit.
      railed: counts.reduce<number>((bits, count, index) => bits | (isAtLimit(count) ? 1 << index : 0), 0),
      acceleration: this.acceleration,
      aux: [0, 0, 0],
      stopByte: 0,
      lost: this.lostRows,
      timeMs: this.nowMs,
    };
    this.lostRows = 0;
    this.listener.onRow(row);
  }

  /** Lets time pass. */
  tick(nowMs: number): void {
    this.nowMs = nowMs;
    if (this.state.phase === 'closed') return;
    this.exchanges.tick(nowMs);
    if (this.stream && !this.state.isMeasuring && !this.isSilent && nowMs - this.lastPacketMs > SILENCE_MS) {
      this.isSilent = true;
      this.update({ message: messages.noStream });
    }
    this.update({});
  }

  /** The link is gone. @param why a sentence */
  lineLost(why: string): void {
    this.exchanges.clear();
    this.stream = null;
    this.update({ phase: 'closed', isMeasuring: false, message: messages.linkEnded(why) });
  }

  /** Stops the board before the link is closed. */
  disconnect(): void {
    if (this.state.phase !== 'closed') this.send(bytesOfText('s'));
    this.exchanges.clear();
    this.stream = null;
    this.update({ phase: 'closed', isMeasuring: false, message: null });
  }

  /** Finds out who is there. */
  connect(): void {
    const beReady = (): void =>
      this.update({ phase: 'ready', message: good(`Ganglion, firmware ${this.state.firmware}: ready.`) });
    this.exchanges.add(
      this.ask('Stopping whatever is running', 's', () => undefined),
      this.ask('Asking the board what it is', 'v', (banner) => this.update({ banner: banner.trim() })),
      {
        words: 'Reading its list of commands',
        send: null,
        ending: { kind: 'quiet', quietMs: 300, limitMs: ANSWER_MS },
        done: beReady,
        // A board that keeps talking has already said what it is.
        failed: beReady,
      },
    );
  }

  private ask(words: string, character: string, done: (answer: string) => void): Exchange {
    return {
      words,
      send: bytesOfText(character),
      ending: { kind: 'answer', mark: END, limitMs: ANSWER_MS },
      done,
      failed: () => {
        this.exchanges.clear();
        this.update({
          phase: this.state.banner === null ? 'closed' : this.state.phase,
          message: messages.silentGanglion(character),
        });
      },
    };
  }

  /** A character that the board does not answer. */
  private tellBoard(words: string, character: string, done: () => void): Exchange {
    return {
      words,
      send: bytesOfText(character),
      ending: { kind: 'pause', pauseMs: NEXT_CHARACTER_MS },
      done,
    };
  }

  /** Starts the stream. */
  start(): void {
    if (this.state.phase !== 'ready' || this.state.isMeasuring) return;
    this.begin();
    this.exchanges.add(this.tellBoard('Starting the stream', 'b', () => undefined));
    this.update({ phase: 'streaming', message: null });
  }

  private begin(): void {
    this.stream = newGanglionStream(this.line);
    this.isFirstPacket = true;
    this.isSilent = false;
    this.lastPacketMs = this.nowMs;
  }

  /** Stops the stream; the square wave ends with it. */
  stop(): void {
    if (!this.stream) return;
    this.exchanges.add(
      this.ask('Stopping the stream', 's', () => {
        this.stream = null;
        this.update({ phase: 'ready', isSquareWave: false, message: null });
      }),
    );
  }

  /** A setting that the board confirms only while it does not stream. */
  private set(words: string, character: string, done: () => void): void {
    this.exchanges.add(
      this.stream
        ? this.tellBoard(words, character, done)
        : this.ask(words, character, (answer) => {
            done();
            this.update({ message: good(`${character}: ${answer.trim()}`) });
          }),
    );
  }

  /** Turns the accelerometer on or off: 18 or 19 bits of each sample arrive. */
  setAcceleration(isOn: boolean): void {
    this.set('Setting the accelerometer', isOn ? 'n' : 'N', () => this.update({ hasAcceleration: isOn }));
  }

  /** Replaces the inputs by a square wave that the board computes. */
  setSquareWave(isOn: boolean): void {
    this.set('Setting the test signal', isOn ? '[' : ']', () => this.update({ isSquareWave: isOn }));
  }

  /** Turns a channel on or off. @param channel 1 to 4 */
  setChannel(channel: number, isOn: boolean): void {
    const character = (isOn ? '!@#$' : '1234')[channel - 1];
    if (character === undefined) {
      this.update({ message: bad(`Channel ${channel}: expected 1 to ${GANGLION_CHANNELS}.`) });
      return;
    }
    // The converter stops and starts for it, and the numbers begin again.
    this.set(`Setting channel ${channel}`, character, () => {
      if (this.stream) this.begin();
      this.update({ isOn: this.state.isOn.map((old, index) => (index + 1 === channel ? isOn : old)) });
    });
  }

  /** Measures all inputs and the reference in turn, until `stopImpedance`. */
  startImpedance(): void {
    this.exchanges.add(
      this.tellBoard('Starting the impedance test', 'z', () =>
        this.update({ isMeasuring: true, kiloohms: {}, message: null }),
      ),
    );
  }

  /** Ends the test; a stream that ran before goes on. */
  stopImpedance(): void {
    this.exchanges.add(
      this.tellBoard('Ending the impedance test', 'Z', () => {
        if (this.stream) this.begin();
        this.update({ isMeasuring: false });
      }),
    );
  }

  private update(change: Partial<GanglionState>): void {
    const busy = this.exchanges.words;
    if (Object.keys(change).length === 0 && busy === this.state.busy) return;
    this.state = { ...this.state, ...change, busy };
    this.listener.onChange();
  }
}

const STEP = 128;
const isAtLimit = (count: number): boolean => count <= INT24_MIN + STEP || count >= INT24_MAX - STEP;
