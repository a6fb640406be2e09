import { describe, expect, it } from 'vitest';
import { stem } from './stem';

describe('stem', () => {
  it.each([
    ['install', 'installing', 'installed', 'installation', 'installs'],
    ['plot', 'plotting', 'plotted'],
    ['filter', 'filtering', 'filtered'],
    ['calibrate', 'calibration', 'calibrating'],
    ['minimise', 'minimize', 'minimizing', 'minimising'],
    ['colour', 'color', 'colours'],
    ['stream', 'streaming', 'streamed'],
    ['sticker', 'stickers'],
  ])('is the same for the forms of %s', (word, ...forms) => {
    for (const form of forms) expect(stem(form), form).toBe(stem(word));
  });

  it.each([
    ['private', 'privacy'],
    ['cyton', 'cytonboard'],
    ['ring', 'red'],
    ['sticker', 'stick'],
  ])('tells %s from %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });

  it('leaves codes alone', () => {
    expect(stem('ads1299s')).toBe('ads1299s');
  });
});
