/**
 * The Cyton's USB dongle with radio firmware 2.0.4, and the air between it and a board: messages of the computer in,
 * bytes for the computer out. Answers follow OpenBCI_Radios.cpp; texts are in `src/data/radioCommands.ts`.
 */
import { RADIO_CHANNEL_MAX, RADIO_COMMAND_KEY } from '../../data/radio';
import {
  RADIO_POLL_TIME_REPLY,
  radioNumberReplies,
  radioReplies,
  RADIO_REPLY_END,
} from '../../data/radioCommands';
import type { SimulatedCyton } from './cytonBoard';
import { joinBytes, Outbox } from './outbox';
import { bytesOfText } from '../textBytes';

/** Two polls of 48 ms, and a little. */
const MEET_MS = 150;
const ANSWER_MS = 4;
/** Time of the simulation goes in steps of one packet at most. */
const STEP_MS = 4;
const FACTORY_CHANNEL = 20;
const POLL_MS = 48;

/** How things stand when the dongle is plugged in. */
export interface DongleParts {
  board: SimulatedCyton;
  /** Where the dongle listens. */
  channel?: number;
  /** Where the board calls. */
  boardChannel?: number;
}

/** The dongle in a port of the computer. */
export class SimulatedDongle {
  /** Whether the board's switch is on. */
  isBoardOn = true;
  /** Whether the board is near enough. */
  isInReach = true;
  private readonly outbox = new Outbox();
  private channel: number;
  private boardChannel: number;
  private nowMs = 0;
  private linkedSinceMs: number | null = -MEET_MS;

  constructor(private readonly parts: DongleParts) {
    this.channel = parts.channel ?? FACTORY_CHANNEL;
    this.boardChannel = parts.boardChannel ?? this.channel;
  }

  /** One message of the computer. The dongle takes radio commands only when they come alone. */
  receive(message: Uint8Array): void {
    this.look();
    const [first, code = 0, value = 0] = message;
    if (first === RADIO_COMMAND_KEY && message.length <= 3) this.obey(code, value);
    else if (!this.isUp()) this.say(radioReplies.linkLost);
    else {
      if (message.length === 1 && first === 0x3c) this.outbox.add(bytesOfText(','), this.nowMs + ANSWER_MS);
      this.parts.board.receive(message);
    }
  }

  /** Lets time pass. @returns what arrived at the computer meanwhile; empty when nothing did */
  advance(milliseconds: number): Uint8Array {
    const untilMs = this.nowMs + milliseconds;
    while (this.nowMs < untilMs) this.step(Math.min(STEP_MS, untilMs - this.nowMs));
    return joinBytes(this.outbox.take(this.nowMs));
  }

  private step(milliseconds: number): void {
    this.nowMs += milliseconds;
    this.look();
    const fromBoard = this.parts.board.advance(milliseconds);
    // What the board says while nobody listens is lost; its sample numbers go on.
    if (this.isUp()) for (const piece of fromBoard) this.outbox.add(piece, this.nowMs);
  }

  /** Radios meet a moment after they can, and part at once. */
  private look(): void {
    const canMeet = this.isBoardOn && this.isInReach && this.channel === this.boardChannel;
    if (!canMeet) this.linkedSinceMs = null;
    else this.linkedSinceMs ??= this.nowMs;
  }

  private isUp(): boolean {
    return this.linkedSinceMs !== null && this.nowMs - this.linkedSinceMs >= MEET_MS;
  }

  private say(text: string): void {
    this.outbox.add(bytesOfText(text + RADIO_REPLY_END), this.nowMs + ANSWER_MS);
  }

  private sayNumber(start: keyof typeof radioNumberReplies, value: number): void {
    this.say(`${radioNumberReplies[start]}${value}${String.fromCharCode(value)}`);
  }

  private obey(code: number, value: number): void {
    const isUp = this.isUp();
    switch (code) {
      case 0x00:
        return this.sayNumber(isUp ? 'hostAndDevice' : 'hostOnly', this.channel);
      case 0x01:
        if (!isUp) return this.say(radioReplies.linkLost);
        if (value > RADIO_CHANNEL_MAX) return this.say(radioReplies.channelOutOfRange);
        this.channel = value;
        this.boardChannel = value;
        return this.sayNumber('hostAndDevice', value);
      case 0x02:
        if (value > RADIO_CHANNEL_MAX) return this.say(radioReplies.channelOutOfRange);
        this.channel = value;
        this.linkedSinceMs = null;
        return this.sayNumber('hostOverride', value);
      case 0x03:
        return this.say(isUp ? RADIO_POLL_TIME_REPLY + String.fromCharCode(POLL_MS) : radioReplies.linkLost);
      case 0x07:
        return this.say(isUp ? radioReplies.systemUp : radioReplies.systemDown);
      default:
        return this.say(radioReplies.linkLost);
    }
  }
}
