/**
 * A Ganglion with firmware 3.0.2 as Bluetooth shows it: writes in, notifications out. Time passes only in `advance`.
 * Follows `parseChar`, `processData` and what they call in OpenBCI_Ganglion_Library.cpp; texts are in
 * `src/data/ganglionCommands.ts`.
 */
import {
  GANGLION_CHANNELS,
  GANGLION_IDS,
  GANGLION_PACKET_BYTES,
  ganglionCompressedIds,
} from '../../data/ganglion';
import { ganglionBoardCommands, ganglionChannelCommands } from '../../data/ganglionCommands';
import { encodeGanglionSamples, GANGLION_MICROVOLTS_PER_COUNT, type Four } from '../ganglion';
import { INT24_MAX, INT24_MIN } from '../integers';
import type { Body } from './body';
import { Outbox } from './outbox';
import { bytesOfText } from '../textBytes';

const RATE_HZ = 200;
const SAMPLE_MS = 1000 / RATE_HZ;
/** Packets of a round; after them one more sample is converted and never sent. */
const ROUND = 100;
const TEXT_BYTES = GANGLION_PACKET_BYTES - 1;
const SQUARE_WAVE_COUNTS = 8_000_000;
const HALF_WAVE_S = 0.5;
/**
 * One input of the impedance test takes 0.8 to 1 s: 0.2 s to find the zero of the current, then 1,001 readings, at most
 * five in each half wave of 3 ms.
 */
const IMPEDANCE_MS = 850;
/** The board lies flat: −1 g on Z, in counts of 0.016 g. */
const FLAT = [1, -2, -63] as const;
const REFERENCE_KILOOHMS = 6;
const OFF = '1234';
const ON = '!@#$';

const written = (reply = ''): string => reply.replaceAll('\\n', '\n').replaceAll('\\t', '\t');

/** The second text of the answer to `v`. */
const COMMAND_LIST = "send 'b' to start data stream\nsend 's' to stop data stream\n";

export class SimulatedGanglion {
  private readonly outbox = new Outbox();
  private nowMs = 0;
  private isOn = Array<boolean>(GANGLION_CHANNELS).fill(true);
  private hasAcceleration = false;
  private isSquare = false;
  private isStreaming = false;
  private wasStreaming = false;
  private sequence = '';
  private nextMs = 0;
  /** Number of the next packet; −1 is the stray first one. */
  private packet = -1;
  private sent = 0;
  private first: Four | null = null;
  private input: number | null = null;

  constructor(private readonly body: Body) {}

  /** One write. The radio looks at its first byte only. */
  receive(bytes: Uint8Array): void {
    const character = String.fromCharCode(bytes[0] ?? 0);
    if (this.sequence === '~') {
      this.sequence = '';
      this.say('Success: Sample rate is 200Hz\n');
    } else this.obey(character);
  }

  /** Lets time pass. @returns the notifications of that time */
  advance(milliseconds: number): Uint8Array[] {
    const untilMs = this.nowMs + milliseconds;
    while ((this.isStreaming || this.input !== null) && this.nextMs <= untilMs) {
      this.nowMs = this.nextMs;
      if (this.input !== null) this.testNext(this.input);
      else this.convert();
    }
    this.nowMs = untilMs;
    return this.outbox.take(this.nowMs);
  }

  private say(text: string): void {
    for (let at = 0; at < text.length; at += TEXT_BYTES) {
      const isLast = at + TEXT_BYTES >= text.length;
      const id = isLast ? GANGLION_IDS.lastText : GANGLION_IDS.text;
      const part = bytesOfText(text.slice(at, at + TEXT_BYTES));
      this.outbox.add(Uint8Array.of(id, ...part), this.nowMs + 20);
    }
  }

  private sayWhenIdle(text: string): void {
    if (!this.isStreaming) this.say(text);
  }

  private obey(character: string): void {
    const off = OFF.indexOf(character);
    const on = ON.indexOf(character);
    if (off >= 0 || on >= 0) {
      this.isOn[Math.max(off, on)] = on >= 0;
      this.sayWhenIdle(written(ganglionChannelCommands.find(({ send }) => send === character)?.reply));
      if (this.isStreaming) this.start();
      return;
    }
    switch (character) {
      case 'b':
        this.input = null;
        if (!this.isStreaming) this.start();
        return;
      case 's':
        this.stop();
        this.say('stop running\n');
        return;
      case 'n':
      case 'N':
        this.hasAcceleration = character === 'n';
        this.sayWhenIdle(`accelerometer ${this.hasAcceleration ? 'enabled' : 'disabled'}\n`);
        return;
      case '[':
      case ']':
        this.isSquare = character === '[';
        this.sayWhenIdle(`${this.isSquare ? 'enable' : 'disable'} square wave\n`);
        return;
      case 'z':
        this.wasStreaming = this.isStreaming;
        this.stop();
        this.input = 0;
        this.nextMs = this.nowMs + IMPEDANCE_MS;
        return;
      case 'Z':
        this.input = null;
        if (this.wasStreaming) this.start();
        return;
      case 'v':
        this.stop();
        this.say(written(ganglionBoardCommands[0]?.reply).replace('…)', '1a2b)').replace(/\n…$/, ''));
        this.say(COMMAND_LIST);
        return;
      case '~':
        this.sequence = '~';
        return;
      default:
    }
  }

  private start(): void {
    this.isStreaming = true;
    this.packet = -1;
    this.sent = 0;
    this.first = null;
    this.nextMs = this.nowMs + SAMPLE_MS;
  }

  private stop(): void {
    this.isStreaming = false;
    this.isSquare = false;
    this.input = null;
  }

  private counts(): Four {
    const timeS = this.nowMs / 1000;
    const value = (index: number): number => {
      const microvolts = this.body.next(index + 1, timeS);
      if (!this.isOn[index]) return 0;
      if (this.isSquare)
        return Math.floor(timeS / HALF_WAVE_S) % 2 === 0 ? SQUARE_WAVE_COUNTS : -SQUARE_WAVE_COUNTS;
      const counts = Math.round(microvolts / GANGLION_MICROVOLTS_PER_COUNT);
      return Math.min(INT24_MAX, Math.max(INT24_MIN, counts));
    };
    return [value(0), value(1), value(2), value(3)];
  }

  private convert(): void {
    const counts = this.counts();
    this.nextMs += SAMPLE_MS;
    if (this.sent === ROUND) {
      // The 201st sample of a round never leaves the board.
      this.sent = 0;
      this.packet = 0;
      this.first = null;
      return;
    }
    if (!this.first) {
      this.first = counts;
      return;
    }
    this.send([this.first, counts]);
    this.first = null;
  }

  private send(values: readonly [Four, Four]): void {
    const bits = this.hasAcceleration ? 18 : 19;
    const number = Math.max(0, this.packet);
    const accelerationCount = FLAT[(number % 10) - 1] ?? 0;
    const packet = encodeGanglionSamples({ number, bits, values, accelerationCount }, 3);
    if (!packet.ok) throw new Error(`Simulated Ganglion: ${packet.error}`);
    // The first packet after `b` carries the number before 0, in one byte.
    if (this.packet < 0) packet.value[0] = (ganglionCompressedIds[3][bits].first + this.packet) & 0xff;
    this.outbox.add(packet.value, this.nowMs);
    this.packet += 1;
    this.sent += 1;
  }

  private testNext(input: number): void {
    const kiloohms = input === GANGLION_CHANNELS ? REFERENCE_KILOOHMS : this.body.kiloohms(input + 1);
    // The current also passes the electrode at D_G.
    const text = `${Math.round(kiloohms + REFERENCE_KILOOHMS)}Z`;
    this.outbox.add(Uint8Array.of(GANGLION_IDS.firstImpedance + input, ...bytesOfText(text)), this.nowMs);
    this.input = (input + 1) % (GANGLION_CHANNELS + 1);
    this.nextMs += IMPEDANCE_MS;
  }
}
