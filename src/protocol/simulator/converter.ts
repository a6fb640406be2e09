/** One ADS1299 as the Cyton's firmware sets it up: its registers, and what it converts with them. */
import { INPUT_SERIES_KILOOHMS, LEAD_OFF } from '../../data/cyton';
import { cytonGains } from '../../data/cytonChoices';
import {
  CONFIG1_ALONE,
  CONFIG1_WITH_DAISY,
  CONFIG2_TEST_SIGNAL,
  cytonRegisters,
  testSignalBits,
} from '../../data/cytonRegisters';
import { drawNormal, type Random } from '../../signal/random';
import { microvoltsToCounts } from '../cyton';
import { DEFAULT_CHANNEL_SETTINGS, type ChannelSettings, type LeadOffSettings } from '../cytonSettings';
import type { Body } from './body';

export const CHANNELS_OF_CHIP = 8;

/** Registers in the order of their addresses, as the answer to `?` names them. */
export const REGISTER_NAMES = [
  'ADS_ID',
  'CONFIG1',
  'CONFIG2',
  'CONFIG3',
  'LOFF',
  ...Array.from({ length: CHANNELS_OF_CHIP }, (_, index) => `CH${index + 1}SET`),
  'BIAS_SENSP',
  'BIAS_SENSN',
  'LOFF_SENSP',
  'LOFF_SENSN',
  'LOFF_FLIP',
  'LOFF_STATP',
  'LOFF_STATN',
  'GPIO',
  'MISC1',
  'MISC2',
  'CONFIG4',
] as const;

type RegisterName = (typeof REGISTER_NAMES)[number];

const addressOf = (name: RegisterName): number => REGISTER_NAMES.indexOf(name);
const CH1SET = addressOf('CH1SET');

/** About 1 µV from peak to peak at gain 24, as the datasheet's first page gives it. */
const NOISE_RMS_UV = 0.15;
const TEST_SIGNAL_UV = 1875;
const CHIP_CELSIUS = 31;
const QUARTER_OF_DVDD_UV = 825_000;

/** Where the datasheet's register map leaves another value than 0; the firmware writes nothing else into a Daisy after `c`. */
const AFTER_RESET: Readonly<Partial<Record<RegisterName, number>>> = {
  ADS_ID: 0x3e,
  CONFIG1: CONFIG1_ALONE | 6,
  CONFIG2: 0xc0,
  CONFIG3: 0x60,
  GPIO: 0x0f,
};
/** Of each channel: on, gain 24, inputs shorted. */
const CHANNEL_AFTER_RESET = 0x61;

/** What the firmware keeps of a channel beside the registers, and writes again. */
type Settings = Omit<ChannelSettings, 'channel'>;

/** A square wave of size 1 that begins above zero. */
const square = (timeS: number, frequencyHz: number): number => ((timeS * frequencyHz) % 1 < 0.5 ? 1 : -1);

/** A chip; `firstChannel` is 1 on the board and 9 on the Daisy. */
export class SimulatedConverter {
  readonly registers = new Uint8Array(REGISTER_NAMES.length);
  /** `channelSettings`: knows what `x…X` has set, but not what was turned off by a single character. */
  private settings: readonly Settings[] = [];
  private isAsleep = false;

  constructor(
    private readonly firstChannel: 1 | 9,
    private readonly body: Body,
    private readonly random: Random,
  ) {
    this.reset(6, false);
  }

  private read(name: RegisterName): number {
    return this.registers[addressOf(name)] ?? 0;
  }

  private write(name: RegisterName, value: number): void {
    this.registers[addressOf(name)] = value;
  }

  private writeBit(name: RegisterName, bit: number, isSet: boolean): void {
    const old = this.read(name);
    this.write(name, isSet ? old | (1 << bit) : old & ~(1 << bit));
  }

  /** As `initialize_ads` leaves it: awake by the pin, defaults, and a constant test current. */
  reset(rateCode: number, drivesDaisy: boolean): void {
    this.isAsleep = false;
    this.settings = Array.from({ length: CHANNELS_OF_CHIP }, () => DEFAULT_CHANNEL_SETTINGS);
    this.registers.fill(0);
    for (const { address, afterReset = 0 } of cytonRegisters) {
      const [first, last] = typeof address === 'number' ? [address, address] : address;
      this.registers.fill(afterReset, first, last + 1);
    }
    this.write('LOFF', 0);
    this.write('GPIO', 0x0f);
    this.write('CONFIG1', (drivesDaisy ? CONFIG1_WITH_DAISY : CONFIG1_ALONE) | rateCode);
  }

  /**
   * As `removeDaisy` leaves it: RESET, then STANDBY. Only {@link reset} ends that, for `attachDaisy` sends no WAKEUP. What a
   * chip in standby answers was not tried on a board; here it is zeros.
   */
  sleep(): void {
    this.isAsleep = true;
    this.registers.fill(0);
    for (const name of REGISTER_NAMES) this.write(name, AFTER_RESET[name] ?? 0);
    this.registers.fill(CHANNEL_AFTER_RESET, CH1SET, CH1SET + CHANNELS_OF_CHIP);
  }

  /** The test current swings at 31.2 Hz, as `v` sets it after the reset. */
  setLeadOffWave(): void {
    this.write('LOFF', 0x02);
  }

  /** `writeChannelSettings(N)`. @param index of the channel on this chip, from 0 */
  set(index: number, settings: Settings): void {
    this.settings = this.settings.map((old, at) => ({
      ...(at === index ? settings : old),
      usesSrb1: settings.usesSrb1,
    }));
    this.writeSettings(index);
    this.write('MISC1', settings.usesSrb1 ? 0x20 : 0);
  }

  /** `setChannelsToDefault` */
  setDefaults(): void {
    this.settings = this.settings.map(() => DEFAULT_CHANNEL_SETTINGS);
    this.settings.forEach((_, index) => this.writeSettings(index));
    this.write('LOFF_SENSP', 0);
    this.write('LOFF_SENSN', 0);
    this.write('MISC1', 0);
  }

  /** `deactivateChannel`: off, out of the bias and off SRB2, and its impedance test ends. Nothing is noted of it. */
  switchOff(index: number): void {
    const setting = this.registers[CH1SET + index] ?? 0;
    this.registers[CH1SET + index] = (setting | 0x80) & ~0x08;
    this.writeBias(index, false);
    this.setLeadOff(index, { isOnP: false, isOnN: false });
  }

  /** `activateChannel`: on, also after `x…X` with power off, with what `x…X` has set besides. */
  switchOn(index: number): void {
    this.writeSettings(index);
    this.registers[CH1SET + index] = (this.registers[CH1SET + index] ?? 0) & ~0x80;
  }

  private writeSettings(index: number): void {
    const { isOn, gain, input, isInBias, usesSrb2 } = this.settings[index] ?? DEFAULT_CHANNEL_SETTINGS;
    const code = Number(cytonGains.find((entry) => entry.gain === gain)?.code ?? 6);
    this.registers[CH1SET + index] = (isOn ? 0 : 0x80) | (code << 4) | (usesSrb2 ? 0x08 : 0) | input;
    this.writeBias(index, isInBias);
  }

  private writeBias(index: number, isIn: boolean): void {
    this.writeBit('BIAS_SENSP', index, isIn);
    this.writeBit('BIAS_SENSN', index, isIn);
  }

  setLeadOff(index: number, { isOnP, isOnN }: Omit<LeadOffSettings, 'channel'>): void {
    this.writeBit('LOFF_SENSP', index, isOnP);
    this.writeBit('LOFF_SENSN', index, isOnN);
  }

  /** @param command one of `0`, `-`, `=`, `p`, `[`, `]` */
  setTestSignal(command: string): void {
    const signal = testSignalBits[command];
    if (!signal) return;
    this.write('CONFIG2', CONFIG2_TEST_SIGNAL | (signal.config2 ?? this.read('CONFIG2') & 0b111));
    // All settings are written anew, so that a channel that was switched off is on again.
    this.settings = this.settings.map((settings) => ({ ...settings, input: signal.input }));
    this.settings.forEach((_, index) => this.writeSettings(index));
  }

  /** Counts of the eight channels. */
  convert(timeS: number): number[] {
    return Array.from({ length: CHANNELS_OF_CHIP }, (_, index) => this.convertChannel(index, timeS));
  }

  private convertChannel(index: number, timeS: number): number {
    const setting = this.registers[CH1SET + index] ?? 0;
    // Asked also where the answer is not used, so that a channel that is off does not shift the others' noise.
    const electrode = this.body.next(this.firstChannel + index, timeS);
    if (this.isAsleep || (setting & 0x80) !== 0) return 0;
    const gain = cytonGains[(setting >> 4) & 7]?.gain ?? 24;
    const noise = NOISE_RMS_UV * (gain < 12 ? 24 / gain / 2 : 1) * drawNormal(this.random);
    return microvoltsToCounts(noise + this.inputMicrovolts(index, setting & 7, electrode, timeS), gain);
  }

  private inputMicrovolts(index: number, input: number, electrode: number, timeS: number): number {
    switch (input) {
      // P is the reference and N the electrode: the converter subtracts N from P.
      case 0:
        return -electrode + this.leadOffMicrovolts(index, timeS);
      case 3:
        return index === 2 || index === 3 ? QUARTER_OF_DVDD_UV : 0;
      case 4:
        return 145_300 + 490 * (CHIP_CELSIUS - 25);
      case 5:
        return this.testMicrovolts(timeS);
      default:
        return 0;
    }
  }

  private testMicrovolts(timeS: number): number {
    const config2 = this.read('CONFIG2');
    const peak = TEST_SIGNAL_UV * ((config2 & 0x04) !== 0 ? 2 : 1);
    if ((config2 & 0x10) === 0) return 0;
    if ((config2 & 3) === 3) return peak;
    return peak * square(timeS, (config2 & 3) === 1 ? 1.953 : 0.977);
  }

  private leadOffMicrovolts(index: number, timeS: number): number {
    const bit = 1 << index;
    const inputs =
      Number((this.read('LOFF_SENSP') & bit) !== 0) + Number((this.read('LOFF_SENSN') & bit) !== 0);
    if (inputs === 0) return 0;
    const kiloohms = this.body.kiloohms(this.firstChannel + index) + INPUT_SERIES_KILOOHMS;
    const swing = (this.read('LOFF') & 3) === 2 ? Math.sin(2 * Math.PI * LEAD_OFF.frequencyHz * timeS) : 1;
    return inputs * LEAD_OFF.nanoamperes * kiloohms * swing;
  }
}
