import { describe, expect, it } from 'vitest';
import { shortReason } from './shortReason';

describe('a short reason', () => {
  it('is a short description itself, without its stop', () => {
    expect(shortReason('Where to start.')).toBe('Where to start');
  });

  it('is the first sentence where it is short', () => {
    expect(
      shortReason(
        'On macOS 11 and later the GUI finds no Ganglion. Three ways around it, each with its limits.',
      ),
    ).toBe('On macOS 11 and later the GUI finds no Ganglion');
  });

  it('ends between the parts of a list', () => {
    expect(
      shortReason(
        'Cyton and Daisy board specifications: channels, gain, sample rate, scale factor, pins, power limits',
      ),
    ).toBe('Cyton and Daisy board specifications: channels, gain, sample rate …');
  });

  it('ends between words where there is no list', () => {
    expect(
      shortReason(
        'The retired WiFi Shield, for boards that had one and for people who still look after theirs today',
      ),
    ).toBe('The retired WiFi Shield, for boards that had one and for people who …');
  });
});
