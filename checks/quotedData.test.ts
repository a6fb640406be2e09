import { describe, expect, it } from 'vitest';
import { ganglionBle } from '@site/src/data/ganglionRadio';
import { checkQuotedData } from './quotedData';

const faultsIn = (text: string) => checkQuotedData('a.mdx', text).map(({ message }) => message);

describe('quoted commands and identifiers', () => {
  it('accepts those that the data know', () => {
    expect(
      faultsIn(`Send \`x1060110X\`, then \`xQ060000Xz101Z\` to ${ganglionBle.writeUuid.toUpperCase()}.`),
    ).toEqual([]);
  });

  it.each([
    ['`x106011X`', '"x106011X" is not a command x…X'], // a character too few
    ['`x1070110X`', '"x1070110X" is not a command x…X'], // no gain 7
    ['`x9060110X`', '"x9060110X" is not a command x…X'], // no channel 9 by that name
    ['`z121Z`', '"z121Z" is not a command z…Z'],
    ['`x1060110Xz1Z`', '"z1Z" is not a command z…Z'],
    ['2d30c085-f39f-4ce6-923f-3484ea480596', 'is not one of the Ganglion'],
  ])('refuses %s', (text, message) => {
    expect(faultsIn(text)).toEqual([expect.stringContaining(message)]);
  });
});
