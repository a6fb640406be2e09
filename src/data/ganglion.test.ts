import { describe, expect, it } from 'vitest';
import { GANGLION_PACKET_BYTES } from './ganglion';
import { ganglion18BitFields, ganglion19BitFields, ganglionRawFields } from './ganglionPackets';
import {
  ganglionBreakoutPins,
  ganglionHeaderLabels,
  ganglionInputColumns,
  ganglionInputPins,
} from './ganglionPins';
import { ganglionOutline, ganglionSpecs } from './ganglionSpecs';
import { ganglionCommands, ganglionSdFiles, ganglionSdSeconds } from './ganglionCommands';

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('packet layouts', () => {
  it.each([
    ['raw', ganglionRawFields],
    ['18 bit', ganglion18BitFields],
    ['19 bit', ganglion19BitFields],
  ])('cover all 20 bytes once: %s', (_name, fields) => {
    const covered = fields.flatMap(({ offset, length }) =>
      Array.from({ length }, (_, index) => offset + index),
    );
    expect(covered).toEqual(Array.from({ length: GANGLION_PACKET_BYTES }, (_, index) => index));
  });
});

describe('headers', () => {
  it('hold every free pin, and the inputs in the order of the print', () => {
    expect(ganglionHeaderLabels('P5', 8)).toEqual(['', 'TX', 'D2/A3', 'RX', 'D3/A4', 'D5/A6', 'D9', 'D11']);
    expect(ganglionHeaderLabels('P3', 4)).toEqual(['D24', 'D21', 'VDD', 'GND']);
    expect(ganglionInputColumns).toEqual(['GNDA', 'D_G', 'REF', '+4−', '+3−', '+2−', '+1−', 'AVDD']);
    expect(ganglionOutline.value).toBe('61.2 × 61.2');
  });
});

describe('tables', () => {
  it.each([
    ['commands', ganglionCommands.map(({ send }) => send)],
    ['specifications', ganglionSpecs.map(({ name }) => name)],
    ['input pins', ganglionInputPins.map(({ label }) => label)],
    ['breakout pins', ganglionBreakoutPins.map(({ label }) => label)],
  ])('name nothing twice: %s', (_name, names) => {
    expect(repeated(names)).toEqual([]);
  });

  it('answer with a line feed or not at all', () => {
    const answers = ganglionCommands.flatMap(({ reply }) => reply ?? []);
    expect(answers.filter((reply) => !reply.endsWith('\\n') && !reply.endsWith('…'))).toEqual([]);
  });
});

describe('files on the memory card', () => {
  it('last about three times as long as they are called', () => {
    const minutes = ganglionSdFiles.map(({ blocks }) => ganglionSdSeconds(blocks) / 60);
    expect(minutes.slice(1, 4).map(Math.round)).toEqual([15, 45, 91]);
  });

  it('tell it in the table', () => {
    const effects = ganglionCommands.map(({ effect }) => effect);
    expect(effects).toContain('Opens the file for 5 minutes: 11,000 blocks, which last about 15 minutes');
    expect(effects).toContain('Opens the file for 24 hours: 3,122,000 blocks, which last about 72 hours');
  });
});
