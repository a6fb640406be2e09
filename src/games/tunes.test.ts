import { describe, expect, it } from 'vitest';
import { frequencyOf, maryByChannel, odeToJoy, pianoKeys } from './tunes';

describe('notes', () => {
  it('have the frequencies of equal temperament', () => {
    expect(frequencyOf('A4')).toBeCloseTo(440, 6);
    expect(frequencyOf('C4')).toBeCloseTo(261.6256, 3);
    expect(frequencyOf('C5')).toBeCloseTo(2 * frequencyOf('C4'), 6);
  });

  it('are refused by name when they are none', () => {
    expect(() => frequencyOf('H4')).toThrow('"H4" is not a note');
  });

  it('of the tunes can all be played', () => {
    for (const [note] of odeToJoy) expect(frequencyOf(note)).toBeGreaterThan(200);
    const channels = pianoKeys.map(({ channel }) => Number(channel));
    expect(maryByChannel.every((channel) => channels.includes(channel))).toBe(true);
  });
});
