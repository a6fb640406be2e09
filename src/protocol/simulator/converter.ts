/** One ADS1299 as the Cyton's firmware sets it up: its registers, and what it converts with them. */
import { cytonGains, INPUT_SERIES_KILOOHMS, LEAD_OFF } from '../../data/cyton';
import {
  CONFIG1_ALONE,
  CONFIG1_WITH_DAISY,
  CONFIG2_TEST_SIGNAL,
  cytonRegisters,
  testSignalBits,
} from '../../data/cytonRegisters';
import { drawNormal, type Random } from '../../signal/random';
import { microvoltsToCounts } from '../cyton';
import type { ChannelSettings, LeadOffSettings } from '../cytonSettings';
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

/** A square wave of size 1 that begins above zero. */
const square = (timeS: number, frequencyHz: number): number => ((timeS * frequencyHz) % 1 < 0.5 ? 1 : -1);

/** A chip; `firstChannel` is 1 on the board and 9 on the Daisy. */
export class SimulatedConverter {
  readonly registers = new Uint8Array(REGISTER_NAMES.length);

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

  /** As `initialize_ads` leaves it: defaults, and a constant test current. */
  reset(rateCode: number, drivesDaisy: boolean): void {
    this.registers.fill(0);
    for (const { address, afterReset = 0 } of cytonRegisters) {
      const [first, last] = typeof address === 'number' ? [address, address] : address;
      this.registers.fill(afterReset, first, last + 1);
    }
    this.write('LOFF', 0);
    this.write('GPIO', 0x0f);
    this.write('CONFIG1', (drivesDaisy ? CONFIG1_WITH_DAISY : CONFIG1_ALONE) | rateCode);
  }

  /** The test current swings at 31.2 Hz, as `v` sets it after the reset. */
  setLeadOffWave(): void {
    this.write('LOFF', 0x02);
  }

  /** @param index of the channel on this chip, from 0 */
  set(
    index: number,
    { isOn, gain, input, isInBias, usesSrb2, usesSrb1 }: Omit<ChannelSettings, 'channel'>,
  ): void {
    const code = Number(cytonGains.find((entry) => entry.gain === gain)?.code ?? 6);
    this.registers[CH1SET + index] = (isOn ? 0 : 0x80) | (code << 4) | (usesSrb2 ? 0x08 : 0) | input;
    this.writeBit('BIAS_SENSP', index, isOn && isInBias);
    this.writeBit('BIAS_SENSN', index, isOn && isInBias);
    this.writeBit('MISC1', 5, usesSrb1);
  }

  setLeadOff(index: number, { isOnP, isOnN }: Omit<LeadOffSettings, 'channel'>): void {
    this.writeBit('LOFF_SENSP', index, isOnP);
    this.writeBit('LOFF_SENSN', index, isOnN);
  }

  /** @param command one of `0`, `-`, `=`, `p`, `[`, `]` */
  setTestSignal(command: string): void {
    const signal = testSignalBits[command];
    if (!signal) return;
    if (signal.config2 !== null) this.write('CONFIG2', CONFIG2_TEST_SIGNAL | signal.config2);
    for (let index = 0; index < CHANNELS_OF_CHIP; index += 1) {
      this.registers[CH1SET + index] = ((this.registers[CH1SET + index] ?? 0) & ~0x07) | signal.input;
    }
  }

  /** Counts of the eight channels. */
  convert(timeS: number): number[] {
    return Array.from({ length: CHANNELS_OF_CHIP }, (_, index) => this.convertChannel(index, timeS));
  }

  private convertChannel(index: number, timeS: number): number {
    const setting = this.registers[CH1SET + index] ?? 0;
    // Asked also where the answer is not used, so that a channel that is off does not shift the others' noise.
    const electrode = this.body.next(this.firstChannel + index, timeS);
    if ((setting & 0x80) !== 0) return 0;
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
