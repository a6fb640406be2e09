import { describe, expect, it } from 'vitest';
import {
  GANGLION_PACKET_BYTES,
  ganglion18BitFields,
  ganglion19BitFields,
  ganglionBreakoutPins,
  ganglionInputPins,
  ganglionRawFields,
  ganglionSpecs,
} from './ganglion';
import { ganglionCommands } from './ganglionCommands';

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
