/**
 * A Cyton with firmware 3.1.5, with or without a Daisy, as its radio hears it: characters in, bytes out.
 *
 * Time passes only in `advance`. Answers, their order and what they leave out while streaming follow `processChar` and
 * what it calls in OpenBCI_32bit_Library.cpp; texts are in `src/data/cytonCommands.ts`.
 */
import { CYTON_START_BYTE } from '../../data/cyton';
import { cytonGains, cytonSampleRates, type CytonGain } from '../../data/cytonChoices';
import {
  boardModeCommands,
  CHANNEL_CHARACTERS,
  channelOffCommands,
  channelOnCommands,
  channelSettingFields,
  leadOffFields,
} from '../../data/cytonCommands';
import { testSignalBits } from '../../data/cytonRegisters';
import { createRandom } from '../../signal/random';
import { axisOfSample, encodePacket, type CytonAux, type Triple } from '../cyton';
import { isDaisyPacket } from '../daisy';
import { hexByte } from '../hexByte';
import type { Body } from './body';
import { CHANNELS_OF_CHIP, REGISTER_NAMES, SimulatedConverter } from './converter';
import { Outbox } from './outbox';
import { bytesOfText } from '../textBytes';

const RATE_HZ = 250;
const SAMPLE_MS = 1000 / RATE_HZ;
const RATE_250_CODE = 6;
const SEQUENCE_LIMIT_MS = 1000;
/** `initialize` and its delays. */
const RESET_MS = 700;
/** Acceleration is new in one packet of ten. */
const PACKETS_PER_ACCELERATION = 10;
/** The board lies flat and is not quite still: 1 g on Z, in counts. */
const FLAT: Triple = [160, -240, 8000];
const OFF = channelOffCommands.map(({ send }) => send).join('');
const ON = channelOnCommands.map(({ send }) => send).join('');

/** The LIS3DH's registers that the answer to `?` lists, with what the firmware leaves in them. */
const ACCELEROMETER_REGISTERS: readonly (readonly [first: number, last: number])[] = [
  [0x07, 0x0f],
  [0x1f, 0x33],
  [0x38, 0x3d],
];
const ACCELEROMETER_VALUES: Readonly<Record<number, number>> = { 0x0f: 0x33, 0x20: 0x08, 0x23: 0x18 };

/** What a simulated board is made of. */
export interface CytonBoardParts {
  hasDaisy: boolean;
  body: Body;
  /** The answer to `V`; the answer to `v` says v3.1.2, as on the real board. */
  firmware?: string;
  seed?: number;
}

/** The board. */
export class SimulatedCyton {
  private readonly outbox = new Outbox();
  private readonly converters: readonly SimulatedConverter[];
  private readonly firmware: string;
  private isDaisyUsed = false;
  private nowMs = 0;
  private rateCode = RATE_250_CODE;
  private mode = 0;
  private sequence = '';
  private sequenceSinceMs = 0;
  private isStreaming = false;
  private nextSampleMs = 0;
  private sampleNumber = 0;
  private conversions = 0;
  private before: readonly number[][] = [];
  private stamps: 'off' | 'first' | 'on' = 'off';
  private marker: string | null = null;

  constructor(private readonly parts: CytonBoardParts) {
    const random = createRandom(parts.seed ?? 7);
    this.firmware = parts.firmware ?? 'v3.1.5';
    this.converters = [
      new SimulatedConverter(1, parts.body, random),
      ...(parts.hasDaisy ? [new SimulatedConverter(9, parts.body, random)] : []),
    ];
    this.resetConverters();
    for (const converter of this.converters) converter.setLeadOffWave();
  }

  /** Characters that arrive by radio. */
  receive(bytes: Uint8Array): void {
    for (const byte of bytes) this.receiveCharacter(String.fromCharCode(byte));
  }

  /** Lets time pass. @returns what the board wrote to its radio meanwhile, in the pieces in which it wrote */
  advance(milliseconds: number): Uint8Array[] {
    const untilMs = this.nowMs + milliseconds;
    while (this.isStreaming && this.nextSampleMs <= untilMs) {
      this.nowMs = this.nextSampleMs;
      this.writePacket();
      this.nextSampleMs += SAMPLE_MS;
    }
    this.nowMs = untilMs;
    this.checkSequence();
    return this.outbox.take(this.nowMs);
  }

  private say(text: string, afterMs = 5): void {
    this.outbox.add(bytesOfText(text), this.nowMs + afterMs);
  }

  private answer(text: string): void {
    this.say(`${text}$$$`);
  }

  /** Settings are obeyed while streaming, but not answered. */
  private answerWhenIdle(text: string): void {
    if (!this.isStreaming) this.answer(text);
  }

  private checkSequence(): void {
    if (this.sequence === '' || this.nowMs - this.sequenceSinceMs < SEQUENCE_LIMIT_MS) return;
    this.sequence = '';
    this.answer('Timeout processing multi byte message - please send all commands at once as of v2');
  }

  private receiveCharacter(character: string): void {
    this.checkSequence();
    if (this.sequence !== '') {
      this.continueSequence(character);
    } else if ('xz~/`'.includes(character)) {
      this.sequence = character;
      this.sequenceSinceMs = this.nowMs;
    } else {
      this.obey(character);
    }
  }

  private continueSequence(character: string): void {
    this.sequence += character;
    const [first = '', second = ''] = this.sequence;
    switch (first) {
      case 'x':
        return this.continueLatched('X', channelSettingFields.length, (settings) =>
          this.setChannel(settings),
        );
      case 'z':
        return this.continueLatched('Z', leadOffFields.length, (settings) => this.setLeadOff(settings));
      case '~':
        this.setRate(second);
        break;
      case '/':
        this.setMode(second);
        break;
      default:
        this.marker = second;
    }
    this.sequence = '';
  }

  private continueLatched(latch: 'X' | 'Z', length: number, apply: (settings: string) => void): void {
    const { sequence } = this;
    const isLatched = sequence.endsWith(latch);
    if (!isLatched && sequence.length < length) return;
    this.sequence = '';
    if (isLatched && sequence.length < length) this.answerWhenIdle('Failure: too few chars');
    else if (!isLatched) this.answerWhenIdle(`Failure: Err: ${length}th char not ${latch}`);
    else apply(sequence);
  }

  /** As the firmware takes it: an unknown channel is channel 1, an unknown gain 24. */
  private setChannel(command: string): void {
    const channel = Math.max(0, CHANNEL_CHARACTERS.indexOf(command[1] ?? '')) + 1;
    const gain: CytonGain = cytonGains.find(({ code }) => code === command[3])?.gain ?? 24;
    this.answerWhenIdle(`Success: Channel set for ${channel}`);
    this.converterOf(channel)?.set((channel - 1) % CHANNELS_OF_CHIP, {
      isOn: command[2] !== '1',
      gain,
      input: Number(command[4]) & 7,
      isInBias: command[5] === '1',
      usesSrb2: command[6] === '1',
      usesSrb1: command[7] === '1',
    });
    this.restart();
  }

  private setLeadOff(command: string): void {
    const channel = Math.max(0, CHANNEL_CHARACTERS.indexOf(command[1] ?? '')) + 1;
    this.answerWhenIdle(`Success: Lead off set for ${channel}`);
    this.converterOf(channel)?.setLeadOff((channel - 1) % CHANNELS_OF_CHIP, {
      isOnP: command[2] === '1',
      isOnN: command[3] === '1',
    });
    this.restart();
  }

  /** Those that the firmware knows of: a Daisy that was sent away by `c` is not written to. */
  private get known(): readonly SimulatedConverter[] {
    return this.converters.slice(0, this.isDaisyUsed ? 2 : 1);
  }

  private converterOf(channel: number): SimulatedConverter | undefined {
    return this.known[channel > CHANNELS_OF_CHIP ? 1 : 0];
  }

  private sayRate(): void {
    const rate = cytonSampleRates.find(({ code }) => Number(code) === this.rateCode)?.rateHz ?? RATE_HZ;
    this.answer(`Success: Sample rate is ${rate}Hz`);
  }

  private setRate(code: string): void {
    if (code === '~') return this.sayRate();
    if (!/\d/.test(code)) return this.answerWhenIdle('Failure: invalid sample value');
    if (Number(code) > RATE_250_CODE) return this.answerWhenIdle('Failure: sample value out of bounds');
    this.rateCode = Number(code);
    this.resetConverters();
    if (this.isStreaming) this.restart();
    else this.sayRate();
  }

  private setMode(digit: string): void {
    if (digit === '/' || (/\d/.test(digit) && Number(digit) < 5)) {
      if (digit !== '/') this.mode = Number(digit);
      const reply = boardModeCommands.find(({ send }) => send === `/${this.mode}`)?.reply ?? '';
      this.say(reply);
    } else {
      this.answer(
        /\d/.test(digit) ? 'Failure: board mode value out of bounds.' : 'Failure: invalid board mode value.',
      );
    }
  }

  /** Channel and lead-off settings, test signals and rates stop the converters for a moment. */
  private restart(): void {
    if (!this.isStreaming) return;
    this.before = [];
    this.sampleNumber = 0;
    this.nextSampleMs = this.nowMs + 10;
  }

  /** `initialize_ads`, which looks for a Daisy anew. */
  private resetConverters(): void {
    this.isDaisyUsed = this.parts.hasDaisy;
    this.converters.forEach((converter, index) =>
      converter.reset(this.rateCode, index === 0 && this.isDaisyUsed),
    );
  }

  private obey(character: string): void {
    const off = OFF.indexOf(character);
    const on = ON.indexOf(character);
    if (off >= 0 || on >= 0) return this.switchChannel(Math.max(off, on) + 1, on >= 0);
    if (character in testSignalBits) {
      for (const converter of this.known) converter.setTestSignal(character);
      this.answerWhenIdle('Success: Configured internal test signal.');
      return this.restart();
    }
    switch (character) {
      case 'b':
        return this.start();
      case 's':
        this.isStreaming = false;
        return undefined;
      case 'v':
        return this.reset();
      case 'V':
        return this.answer(this.firmware);
      case '?':
        if (!this.isStreaming) this.say(this.listRegisters(), 60);
        return undefined;
      case 'd':
        this.answerWhenIdle('updating channel settings to default');
        for (const converter of this.known) converter.setDefaults();
        return this.restart();
      case 'D':
        return this.answer('060110');
      case 'c':
        return this.removeDaisy();
      case 'C':
        return this.attachDaisy();
      case '<':
        this.answerWhenIdle('Time stamp ON');
        this.stamps = 'first';
        return undefined;
      case '>':
        this.answerWhenIdle('Time stamp OFF');
        this.stamps = 'off';
        return undefined;
      case ':':
        return this.answer('Wifi not present, send { to attach the shield');
      case '{':
        return this.answer('Failure: Wifi not attached');
      case '}':
        return this.answer('Failure: Wifi not removed');
      default:
        return undefined;
    }
  }

  private switchChannel(channel: number, isOn: boolean): void {
    const converter = this.converterOf(channel);
    if (!converter) return;
    const index = (channel - 1) % CHANNELS_OF_CHIP;
    if (isOn) converter.switchOn(index);
    else converter.switchOff(index);
    this.restart();
  }

  private removeDaisy(): void {
    if (!this.isDaisyUsed) return;
    this.converters[1]?.sleep();
    this.isDaisyUsed = false;
    this.answerWhenIdle('daisy removed');
  }

  /** It is counted again, but neither woken nor set up: that takes a reset. */
  private attachDaisy(): void {
    const { hasDaisy } = this.parts;
    const news = hasDaisy && !this.isDaisyUsed ? 'daisy attached' : hasDaisy ? '' : 'no daisy to attach!';
    this.isDaisyUsed = hasDaisy;
    this.answer(`${news}${hasDaisy ? 16 : 8}`);
  }

  private start(): void {
    if (this.rateCode !== RATE_250_CODE) {
      this.rateCode = RATE_250_CODE;
      this.resetConverters();
    }
    this.isStreaming = true;
    this.before = [];
    this.sampleNumber = 0;
    this.conversions = 0;
    this.nextSampleMs = this.nowMs + SAMPLE_MS;
  }

  private reset(): void {
    this.isStreaming = false;
    this.resetConverters();
    for (const converter of this.converters) converter.setLeadOffWave();
    this.say(
      [
        'OpenBCI V3 8-16 channel',
        'On Board ADS1299 Device ID: 0x3E',
        ...(this.isDaisyUsed ? ['On Daisy ADS1299 Device ID: 0x3E'] : []),
        'LIS3DH Device ID: 0x33',
        'Firmware: v3.1.2',
        '$$$',
      ].join('\n'),
      RESET_MS,
    );
  }

  private listRegisters(): string {
    const listOf = ({ registers }: SimulatedConverter): string[] =>
      REGISTER_NAMES.map((name, address) => {
        const value = registers[address] ?? 0;
        return `${name}, ${hexByte(address)}, ${hexByte(value)}, ${[...value.toString(2).padStart(8, '0')].join(', ')}`;
      });
    const [board, daisy] = this.converters;
    const accelerometer = ACCELEROMETER_REGISTERS.map(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index)
        .map((address) => `0x${hexByte(address)} ${hexByte(ACCELEROMETER_VALUES[address] ?? 0)}\n`)
        .join(''),
    ).join('\n');
    return [
      '',
      'Board ADS Registers',
      ...(board ? listOf(board) : []),
      ...(daisy && this.isDaisyUsed ? ['', 'Daisy ADS Registers', ...listOf(daisy)] : []),
      '',
      'LIS3DH Registers',
      `${accelerometer}$$$`,
    ].join('\n');
  }

  private makeAux(): { stopByte: number; aux: CytonAux } {
    const isRaw = this.mode >= 2;
    const code = this.mode === 4 ? (this.marker?.charCodeAt(0) ?? 0) : 0;
    this.marker = null;
    const values: Triple = this.mode === 2 ? [512, 511, 513] : [code, 0, 0];
    if (this.stamps !== 'off') {
      const stopByte = (isRaw ? 0xc5 : 0xc3) + (this.stamps === 'first' ? 0 : 1);
      this.stamps = 'on';
      const timeMs = Math.floor(this.nowMs);
      if (isRaw) return { stopByte, aux: { kind: 'rawTime', value: values[0], timeMs } };
      const axis = axisOfSample(this.sampleNumber);
      const count = axis === null ? 0 : (FLAT['xyz'.indexOf(axis)] ?? 0);
      return { stopByte, aux: { kind: 'accelerometerTime', axis, count, timeMs } };
    }
    if (isRaw) return { stopByte: 0xc1, aux: { kind: 'raw', values } };
    const isNew = this.conversions % PACKETS_PER_ACCELERATION === 0;
    return { stopByte: 0xc0, aux: { kind: 'accelerometer', counts: isNew ? FLAT : [0, 0, 0] } };
  }

  private writePacket(): void {
    const timeS = this.nowMs / 1000;
    const now = this.converters.map((converter) => converter.convert(timeS));
    const chip = this.isDaisyUsed && isDaisyPacket(this.sampleNumber) ? 1 : 0;
    const counts = this.isDaisyUsed
      ? (now[chip] ?? []).map((count, index) =>
          // With a Daisy each packet holds the mean of two conversions; integer division cuts towards zero.
          Math.trunc((count + (this.before[chip]?.[index] ?? count)) / 2),
        )
      : (now[0] ?? []);
    this.before = now;
    const packet = encodePacket(
      { sampleNumber: this.sampleNumber, counts, ...this.makeAux() },
      CYTON_START_BYTE,
    );
    // The firmware's own numbers always fit; an encoder that refuses them would be a fault of this file.
    if (!packet.ok) throw new Error(`Simulated Cyton: ${packet.error}`);
    this.outbox.add(packet.value, this.nowMs);
    this.sampleNumber = (this.sampleNumber + 1) % 256;
    this.conversions += 1;
  }
}
