import { describe, expect, it } from 'vitest';
import { CYTON_PACKET_BYTES } from './cyton';
import { cytonAuxFields, cytonPacketFields } from './cytonPackets';
import { cytonDigitalPins, cytonElectrodePins } from './cytonPins';
import { cytonSpecs } from './cytonSpecs';
import { cytonJ3Print, cytonJ4Print } from './boardPrint';
import { channelSettingFields, cytonCommands } from './cytonCommands';
import { daisySpecs } from './daisy';
import { radioCommands, radioMessages } from './radioCommands';
import { radioSpecs } from './radio';
import { sdDurations, sdSpecs } from './cytonSd';
import type { ByteField } from './types';

const coveredBytes = (fields: readonly ByteField[]): number[] =>
  fields.flatMap(({ offset, length }) => Array.from({ length }, (_, index) => offset + index));

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('print beside the free pins', () => {
  it('names pins whose use is told', () => {
    const known = cytonDigitalPins.map(({ label }) => label);
    expect([...cytonJ3Print, ...cytonJ4Print].filter((label) => !known.includes(label))).toEqual([]);
    expect(known.filter((label) => ![...cytonJ3Print, ...cytonJ4Print].includes(label))).toEqual([]);
  });
});

describe('packet layout', () => {
  it('covers every byte once', () => {
    expect(coveredBytes(cytonPacketFields)).toEqual(
      Array.from({ length: CYTON_PACKET_BYTES }, (_, index) => index),
    );
  });

  it.each(Object.entries(cytonAuxFields))('covers bytes 26 to 31 once for %s', (_kind, fields) => {
    expect(coveredBytes(fields)).toEqual([26, 27, 28, 29, 30, 31]);
  });
});

describe('commands', () => {
  it('are listed once each', () => {
    expect(repeated([...cytonCommands, ...radioCommands].map(({ send }) => send))).toEqual([]);
  });

  it('end their answers with $$$, but for the dongle’s comma', () => {
    const answers = [...cytonCommands, ...radioCommands, ...radioMessages].flatMap(
      ({ reply }) => reply ?? [],
    );
    expect(answers.filter((reply) => !reply.endsWith('$$$'))).toEqual([',']);
  });

  it('default to 060110', () => {
    const defaults = channelSettingFields.flatMap(
      ({ values }) => values.find(({ isDefault }) => isDefault) ?? [],
    );
    expect(defaults.map(({ character }) => character).join('')).toBe('060110');
  });
});

describe('tables', () => {
  it.each([
    ['Cyton pins', cytonElectrodePins.map(({ label }) => label)],
    ['free pins', cytonDigitalPins.map(({ label }) => label)],
    ['Cyton specifications', cytonSpecs.map(({ name }) => name)],
    ['Daisy specifications', daisySpecs.map(({ name }) => name)],
    ['radio specifications', radioSpecs.map(({ name }) => name)],
    ['SD specifications', sdSpecs.map(({ name }) => name)],
  ])('name nothing twice: %s', (_name, names) => {
    expect(repeated(names)).toEqual([]);
  });

  it('grow SD files in proportion to their label', () => {
    const blocks = (command: string): number =>
      sdDurations.find((entry) => entry.command === command)?.blocks ?? 0;
    expect([blocks('S'), blocks('F'), blocks('G'), blocks('L')]).toEqual(
      [3, 6, 12, 288].map((times) => times * blocks('A')),
    );
  });
});
