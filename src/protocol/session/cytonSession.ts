/**
 * A conversation with a Cyton through its dongle: who is there, settings, stream, impedance, loss. Pure: bytes and time
 * come in as calls, bytes go out through a function; no timer, no port, no page.
 */
import { CYTON_CHANNELS, LEAD_OFF } from '../../data/cyton';
import { CYTON_DAISY_CHANNELS } from '../../data/daisy';
import { CHANNEL_CHARACTERS } from '../../data/cytonCommands';
import { RADIO_CHANNEL_MAX, RADIO_COMMAND_KEY } from '../../data/radio';
import { radioReplies, RADIO_REPLY_END } from '../../data/radioCommands';
import { impedanceKiloohms } from '../../signal/impedance';
import { meanOfTwoGain } from '../bandwidth';
import { buildChannelSettings, DEFAULT_CHANNEL_SETTINGS, type ChannelSettings } from '../cytonSettings';
import type { CytonPacket } from '../cyton';
import { feedStream, newStream, type StreamState } from '../cytonStream';
import { parseRadioReply } from '../radio';
import { bytesOfText } from '../textBytes';
import { CytonRows, type Row } from './cytonRows';
import { Exchanges, type Exchange } from './exchanges';
import { bad, good, messages, type Message } from './messages';

/** How far a session has come. */
export type Phase =
  | 'connecting'
  /** The dongle answers, the board does not. */
  | 'noBoard'
  | 'ready'
  | 'streaming'
  /** The line is gone, or nothing answered; only a new session helps. */
  | 'closed';

/** What a session knows. A new object after every change. */
export interface CytonState {
  board: 'cyton';
  phase: Phase;
  /** What is being done, in words; `null` when the board can be asked something. */
  busy: string | null;
  message: Message | null;
  radioChannel: number | null;
  /** The answer to `v`. */
  banner: string | null;
  /** By `V` where the board knows it, otherwise by `v`; `null` before, and for firmware 1. */
  firmware: string | null;
  hasDaisy: boolean;
  /** Of all channels, channel 1 first. */
  settings: readonly ChannelSettings[];
  /** The test signal that goes to all channels: one of `0`, `-`, `=`, `p`, `[`, `]`; `null` for the electrodes. */
  testSignal: string | null;
  /** The answer to `?`. */
  registers: string | null;
  /** By channel, as far as measured. */
  kiloohms: Readonly<Record<number, number>>;
}

/** What has come, in numbers. */
export interface StreamCounts {
  packets: number;
  lost: number;
  /** Bytes between packets that belong to none. */
  strayBytes: number;
}

/** What a session tells. */
export interface SessionListener {
  onChange: () => void;
  onRow: (row: Row) => void;
}

const ANSWER_MS = 1500;
const RESET_MS = 4000;
const REGISTERS_MS = 6000;
/** A stream has ended when this long nothing came: more than the 16 ms for which USB drivers collect bytes. */
const QUIET_MS = 150;
/** The board polls the dongle every 48 ms, so after this it has found it if it is there. */
const MEET_MS = 500;
const SILENCE_MS = 1500;
const SETTLE_S = 1;
const MEASURE_S = 4;
const MOST_ATTEMPTS = 3;
/** Less than the series resistor alone, with the chip's 20 % and some noise. */
const NO_CURRENT_KILOOHMS = -1.2;
const MOST_STRAY_BYTES = 4096;

const channelCharacter = (channel: number): string => CHANNEL_CHARACTERS[channel - 1] ?? '1';

/** What every channel is set to after a reset. */
const defaultSettings = (count: number): ChannelSettings[] =>
  Array.from({ length: count }, (_, index) => ({
    channel: index + 1,
    ...DEFAULT_CHANNEL_SETTINGS,
  }));

/** Whether a version such as `v3.1.5` is at least another. */
function isAtLeast(version: string | null, ...wanted: readonly [number, number, number]): boolean {
  const parts =
    /(\d+)\.(\d+)\.(\d+)/
      .exec(version ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  for (const [index, part] of wanted.entries()) {
    const own = parts[index] ?? -1;
    if (own !== part) return own > part;
  }
  return true;
}

interface Measurement {
  channel: number;
  skip: number;
  samples: number[];
  length: number;
  attempts: number;
}

/** The conversation. Make one, call `connect`, hand it every piece of bytes and the time, at least ten times a second. */
export class CytonSession {
  state: CytonState = {
    board: 'cyton',
    phase: 'connecting',
    busy: null,
    message: null,
    radioChannel: null,
    banner: null,
    firmware: null,
    hasDaisy: false,
    settings: defaultSettings(CYTON_CHANNELS),
    testSignal: null,
    registers: null,
    kiloohms: {},
  };
  readonly counts: StreamCounts = { packets: 0, lost: 0, strayBytes: 0 };

  private readonly exchanges: Exchanges;
  private nowMs = 0;
  private stream: StreamState | null = null;
  private rows: CytonRows | null = null;
  private lastPacketMs = 0;
  private isSilent = false;
  private measurement: Measurement | null = null;
  private bytesHeard = 0;

  /** @param send takes one message; a dongle takes radio commands only when they come alone */
  constructor(
    private readonly send: (bytes: Uint8Array) => void,
    private readonly listener: SessionListener,
  ) {
    this.exchanges = new Exchanges((bytes) => this.send(bytes));
  }

  /** Samples a second of every channel. */
  get rateHz(): 250 | 125 {
    return this.state.hasDaisy ? 125 : 250;
  }

  /** Bytes from the line, in pieces of any size. */
  receive(bytes: Uint8Array, nowMs: number): void {
    if (this.state.phase === 'closed') return;
    this.nowMs = nowMs;
    this.bytesHeard += bytes.length;
    if (this.stream) {
      this.receiveStream(bytes);
      this.exchanges.notice(nowMs);
    } else this.exchanges.hear(bytes, nowMs);
    this.update({});
  }

  private receiveStream(bytes: Uint8Array): void {
    if (!this.stream || !this.rows) return;
    const { state, events } = feedStream(this.stream, bytes);
    this.stream = state;
    for (const event of events) {
      if (event.kind === 'skipped') this.counts.strayBytes += event.bytes.length;
      else this.receivePacket(event.packet, event.lost, this.rows);
    }
    // Bytes without end that are no packets must not pile up.
    if (state.skipped.length > MOST_STRAY_BYTES) {
      this.counts.strayBytes += state.skipped.length;
      this.stream = { ...state, skipped: [] };
    }
  }

  private receivePacket(packet: CytonPacket, lostByCounter: number, rows: CytonRows): void {
    const { row, lostPackets } = rows.take(packet, lostByCounter, this.nowMs);
    this.counts.packets += 1;
    this.counts.lost += lostPackets;
    this.lastPacketMs = this.nowMs;
    if (this.isSilent) {
      this.isSilent = false;
      this.update({ message: messages.streamBack });
    }
    if (!row) return;
    if (this.measurement) this.measure(this.measurement, row);
    this.listener.onRow(row);
  }

  /** Takes a row for an impedance. A loss moves the wave, so the measurement begins again. */
  private measure(measurement: Measurement, { microvolts, lost }: Row): void {
    const { channel, length } = measurement;
    if (measurement.skip > 0) measurement.skip -= 1;
    else if (lost > 0 && measurement.samples.length > 0) {
      measurement.attempts += 1;
      measurement.samples = [];
    } else measurement.samples.push(microvolts[channel - 1] ?? 0);
    if (measurement.attempts > MOST_ATTEMPTS) this.endMeasurement(messages.unsteady(channel));
    else if (measurement.samples.length >= length) {
      const passed = this.state.hasDaisy ? meanOfTwoGain(LEAD_OFF.frequencyHz, 2 * this.rateHz) : 1;
      const kiloohms = impedanceKiloohms(measurement.samples, this.rateHz, passed);
      if (kiloohms < NO_CURRENT_KILOOHMS) this.endMeasurement(messages.noCurrent(channel));
      else {
        this.update({ kiloohms: { ...this.state.kiloohms, [channel]: kiloohms } });
        this.endMeasurement(good(`Channel ${channel}: ${Math.max(0, kiloohms).toFixed(1)} kΩ.`));
      }
    }
  }

  private endMeasurement(message: Message): void {
    this.measurement = null;
    this.exchanges.happened();
    this.update({ message });
  }

  /** Lets time pass; answers that do not come, and streams that end, are noticed here. */
  tick(nowMs: number): void {
    this.nowMs = nowMs;
    if (this.state.phase === 'closed') return;
    this.exchanges.tick(nowMs);
    if (this.stream && !this.isSilent && nowMs - this.lastPacketMs > SILENCE_MS) {
      this.isSilent = true;
      this.update({ message: messages.noStream });
    }
    this.update({});
  }

  /** The line is gone: unplugged, or closed by the system. @param why a sentence */
  lineLost(why: string): void {
    this.exchanges.clear();
    this.measurement = null;
    this.stream = null;
    this.update({ phase: 'closed', message: messages.pulled(why) });
  }

  /** Stops the board before the line is closed. */
  disconnect(): void {
    if (this.stream) this.send(bytesOfText('s'));
    this.exchanges.clear();
    this.measurement = null;
    this.stream = null;
    this.update({ phase: 'closed', message: null });
  }

  /** Finds out who is there, and brings the board to a known state. */
  connect(): void {
    this.update({ phase: 'connecting', message: null });
    this.bytesHeard = 0;
    this.exchanges.add({
      words: 'Stopping whatever is running',
      send: bytesOfText('s'),
      ending: { kind: 'quiet', quietMs: QUIET_MS, limitMs: ANSWER_MS },
      done: () => this.askStatus(),
      failed: () => this.update({ phase: 'closed', message: messages.neverQuiet }),
    });
  }

  private askStatus(): void {
    this.exchanges.add(
      this.radio('Asking the dongle about its board', [0x07], {
        done: (isUp) => {
          this.exchanges.add(
            this.radio('Reading the radio channel', [0x00], {
              done: () => (isUp ? this.greet() : this.tellNoBoard()),
            }),
          );
        },
      }),
    );
  }

  private tellNoBoard(): void {
    this.update({ phase: 'noBoard', message: messages.noBoard(this.state.radioChannel) });
  }

  /** A command for the dongle; channels that it names are noted. @param done gets whether the answer was a success */
  private radio(
    words: string,
    command: readonly number[],
    { done }: { done: (isUp: boolean) => void },
  ): Exchange {
    return {
      words,
      send: Uint8Array.of(RADIO_COMMAND_KEY, ...command),
      ending: { kind: 'answer', mark: RADIO_REPLY_END, limitMs: ANSWER_MS },
      done: (answer) => {
        const reply = parseRadioReply(bytesOfText(answer + RADIO_REPLY_END));
        if (reply.ok && reply.value.kind === 'channel') this.update({ radioChannel: reply.value.channel });
        done(answer.startsWith('Success'));
      },
      failed: () => {
        // The line leads to a dongle, that is known by now.
        if (this.state.banner !== null) return this.giveUp(messages.silentDongle(words));
        const heard = this.bytesHeard;
        this.exchanges.clear();
        this.update({
          phase: 'closed',
          message: heard === 0 ? messages.noAnswer : messages.otherDevice(heard),
        });
      },
    };
  }

  /** @param isRateSet it was told to go to 250 Hz: a board that does not must not be reset for ever */
  private greet(isRateSet = false): void {
    this.exchanges.add(
      this.ask('Resetting the board', 'v', RESET_MS, (banner) => {
        const firmware = /Firmware: (v[\d.]+)/.exec(banner)?.[1] ?? null;
        const hasDaisy = banner.includes('On Daisy');
        this.update({
          banner: banner.trim(),
          firmware,
          hasDaisy,
          settings: defaultSettings(hasDaisy ? CYTON_DAISY_CHANNELS : CYTON_CHANNELS),
          testSignal: null,
        });
        if (isAtLeast(firmware, 3, 0, 0)) this.checkRate(isRateSet);
        else this.welcome();
      }),
    );
  }

  /** `v` leaves the rate as it was; a start would then reset the converters, and the impedance current with them. */
  private checkRate(isRateSet: boolean): void {
    this.exchanges.add(
      this.ask('Reading the sample rate', '~~', ANSWER_MS, (answer) => {
        if (!answer.includes('250Hz')) {
          if (isRateSet) this.update({ phase: 'closed', message: messages.wrongRate(answer.trim()) });
          else this.exchanges.add(this.ask('Setting 250 Hz', '~6', ANSWER_MS, () => this.greet(true)));
        } else if (isAtLeast(this.state.firmware, 3, 1, 0)) {
          this.exchanges.add(
            this.ask('Reading the version', 'V', ANSWER_MS, (firmware) => {
              this.update({ firmware });
              this.welcome();
            }),
          );
        } else this.welcome();
      }),
    );
  }

  private welcome(): void {
    const { firmware, hasDaisy, radioChannel } = this.state;
    const board = `Cyton${hasDaisy ? ' with Daisy' : ''}`;
    this.update({
      phase: 'ready',
      message: good(
        `${board}, firmware ${firmware ?? 'of unknown version'}, radio channel ${radioChannel ?? '?'}: ready.`,
      ),
    });
  }

  /** A command for the board, with what its answer means. */
  private ask(words: string, command: string, limitMs: number, done: (answer: string) => void): Exchange {
    return {
      words,
      send: bytesOfText(command),
      ending: { kind: 'answer', mark: '$$$', limitMs },
      done: (answer) => {
        if (answer.endsWith(radioReplies.linkLost)) this.giveUp(messages.linkLost);
        else done(answer);
      },
      failed: () => this.giveUp(messages.silent(command)),
    };
  }

  private giveUp(message: Message): void {
    this.exchanges.clear();
    this.measurement = null;
    this.update({ phase: this.state.banner === null ? 'noBoard' : 'ready', message });
  }

  /** Starts the stream, after what is still being asked. */
  start(): void {
    if (this.state.phase !== 'ready') return;
    this.update({ message: null });
    this.exchanges.add(this.startExchange());
  }

  /** Stops the stream. */
  stop(): void {
    if (!this.stream) return;
    this.update({ message: null });
    this.exchanges.add(this.stopExchange());
  }

  private startExchange(): Exchange {
    return {
      words: 'Starting the stream',
      send: null,
      ending: { kind: 'pause', pauseMs: 0 },
      done: () => {
        this.stream = newStream();
        const gains = this.state.settings.map(({ gain }) => gain);
        this.rows = new CytonRows(this.state.hasDaisy, gains);
        this.lastPacketMs = this.nowMs;
        this.isSilent = false;
        this.update({ phase: 'streaming' });
        this.send(bytesOfText('b'));
      },
    };
  }

  private stopExchange(): Exchange {
    const end = (): void => {
      this.stream = null;
      this.update({ phase: 'ready' });
    };
    return {
      words: 'Stopping the stream',
      send: bytesOfText('s'),
      ending: { kind: 'quiet', quietMs: QUIET_MS, limitMs: ANSWER_MS },
      done: end,
      failed: end,
    };
  }

  /** Does something that a streaming board would not answer, with a pause in the stream if one runs. */
  private whilePaused(...exchanges: readonly Exchange[]): void {
    const wasStreaming = this.stream !== null;
    if (wasStreaming) this.exchanges.add(this.stopExchange());
    this.exchanges.add(...exchanges);
    if (wasStreaming) this.exchanges.add(this.startExchange());
  }

  /** Sets one channel. */
  setChannel(settings: ChannelSettings): void {
    this.whilePaused(...this.channelExchange(settings, true));
  }

  private channelExchange(settings: ChannelSettings, isTold: boolean): Exchange[] {
    const command = buildChannelSettings(settings);
    if (!command.ok) {
      this.update({ message: bad(command.error) });
      return [];
    }
    return [
      this.ask(`Setting channel ${settings.channel}`, command.value, ANSWER_MS, (answer) => {
        if (!/channel set for/i.test(answer)) {
          this.update({ message: messages.refused(command.value, answer) });
          return;
        }
        const isSameChip = (channel: number): boolean =>
          channel > CYTON_CHANNELS === settings.channel > CYTON_CHANNELS;
        this.update({
          ...(isTold && { message: good(`${command.value}: ${answer}`) }),
          settings: this.state.settings.map((old) =>
            old.channel === settings.channel
              ? settings
              : // SRB1 is one switch for all channels of a chip.
                { ...old, usesSrb1: isSameChip(old.channel) ? settings.usesSrb1 : old.usesSrb1 },
          ),
        });
      }),
    ];
  }

  /** Brings every channel back to the defaults, and the electrodes with them. */
  resetChannels(): void {
    this.whilePaused(
      this.ask('Setting all channels to their defaults', 'd', ANSWER_MS, () =>
        this.update({
          settings: defaultSettings(this.state.settings.length),
          testSignal: null,
          message: good('All channels are at their defaults: gain 24, electrode, bias, SRB2.'),
        }),
      ),
    );
  }

  /** Puts a test signal on all channels. @param command one of `0`, `-`, `=`, `p`, `[`, `]` */
  setTestSignal(command: string): void {
    this.whilePaused(
      this.ask('Setting the test signal', command, ANSWER_MS, (answer) => {
        const isSet = answer.includes('Configured internal test signal');
        const input = command === '0' ? 1 : 5;
        this.update(
          isSet
            ? {
                testSignal: command,
                settings: this.state.settings.map((old) => ({ ...old, input })),
                message: good(`${command}: ${answer}`),
              }
            : { message: messages.refused(command, answer) },
        );
      }),
    );
  }

  /** Reads all registers of the converters and the accelerometer. */
  readRegisters(): void {
    this.whilePaused(
      this.ask('Reading the registers', '?', REGISTERS_MS, (answer) =>
        this.update({ registers: answer.trim() }),
      ),
    );
  }

  /** Moves dongle and board together. @param channel 1 to 25 */
  moveTo(channel: number): void {
    this.whilePaused(
      this.radio(`Moving both radios to channel ${channel}`, [0x01, channel], {
        done: (isMoved) =>
          this.update({
            message: isMoved
              ? good(`Dongle and board are on channel ${channel}. Both keep it when they are switched off.`)
              : messages.linkLost,
          }),
      }),
    );
  }

  /** Looks for a board on channels 1 to 25. The dongle stores each one; it returns if none answers. */
  search(): void {
    if (this.state.phase !== 'noBoard') return;
    this.update({ message: null });
    this.tryChannel(1, this.state.radioChannel);
  }

  private tryChannel(channel: number, home: number | null): void {
    if (channel > RADIO_CHANNEL_MAX) {
      const tell = (): void => this.update({ message: messages.boardNotFound(home) });
      if (home === null) tell();
      else this.exchanges.add(this.radio('Returning to the old channel', [0x02, home], { done: tell }));
      return;
    }
    const words = `Looking for the board on channel ${channel}`;
    this.exchanges.add(
      this.radio(words, [0x02, channel], { done: () => undefined }),
      { words, send: null, ending: { kind: 'pause', pauseMs: MEET_MS } },
      this.radio(words, [0x07], {
        done: (isUp) => (isUp ? this.greet() : this.tryChannel(channel + 1, home)),
      }),
    );
  }

  /**
   * Measures the impedance of electrodes at the N inputs against SRB2, one after the other: gain 1, out of the bias,
   * 6 nA at 31.2 Hz, one second to settle, four to measure. Afterwards a channel has its settings again.
   */
  measureImpedance(channels: readonly number[]): void {
    const wasStreaming = this.stream !== null;
    if (wasStreaming) this.exchanges.add(this.stopExchange());
    for (const channel of channels) this.addMeasurement(channel);
    if (wasStreaming) this.exchanges.add(this.startExchange());
  }

  private addMeasurement(channel: number): void {
    const before = this.state.settings[channel - 1];
    if (!before) return;
    const words = `Measuring the impedance of channel ${channel}`;
    const lead = (n: 0 | 1): Exchange =>
      this.ask(words, `z${channelCharacter(channel)}0${n}Z`, ANSWER_MS, () => undefined);
    const { rateHz } = this;
    const start = this.startExchange();
    this.exchanges.add(
      ...this.channelExchange(
        {
          ...before,
          isOn: true,
          gain: 1,
          input: 0,
          isInBias: false,
          usesSrb2: true,
          usesSrb1: false,
        },
        false,
      ),
      lead(1),
      {
        ...start,
        words,
        done: (heard) => {
          this.measurement = {
            channel,
            skip: SETTLE_S * rateHz,
            samples: [],
            length: MEASURE_S * rateHz,
            attempts: 1,
          };
          start.done?.(heard);
        },
      },
      {
        words,
        send: null,
        ending: { kind: 'event', limitMs: (MOST_ATTEMPTS + 1) * (SETTLE_S + MEASURE_S) * 1000 },
        failed: () => {
          this.measurement = null;
          this.update({ message: messages.noStream });
        },
      },
      this.stopExchange(),
      lead(0),
      ...this.channelExchange(before, false),
    );
  }

  /** Tells of a change, and of what is being done. */
  private update(change: Partial<CytonState>): void {
    const busy = this.exchanges.words;
    if (Object.keys(change).length === 0 && busy === this.state.busy) return;
    this.state = { ...this.state, ...change, busy };
    this.listener.onChange();
  }
}
