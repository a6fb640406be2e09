import { describe, expect, it } from 'vitest';
import { cytonGains } from '../data/cytonChoices';
import {
  buildChannelSettings,
  DEFAULT_CHANNEL_SETTINGS,
  parseChannelSettings,
  parseLeadOff,
} from './cytonSettings';
import type { ChannelSettings } from './cytonSettings';

const defaultSettings = (channel: number): ChannelSettings => ({ channel, ...DEFAULT_CHANNEL_SETTINGS });

describe('channel settings', () => {
  it('writes the defaults as the board reports them', () => {
    expect(buildChannelSettings(defaultSettings(1))).toEqual({ ok: true, value: 'x1060110X' });
  });

  it('names Daisy channels with letters', () => {
    expect(buildChannelSettings(defaultSettings(16))).toEqual({ ok: true, value: 'xI060110X' });
  });

  it('switches a channel off with a 1', () => {
    expect(buildChannelSettings({ ...defaultSettings(3), isOn: false, gain: 1, input: 5 })).toEqual({
      ok: true,
      value: 'x3105110X',
    });
  });

  it('reads back every combination', () => {
    const flags = [false, true];
    let count = 0;
    for (let channel = 1; channel <= 16; channel += 1)
      for (const { gain } of cytonGains)
        for (let input = 0; input <= 7; input += 1)
          for (const isOn of flags)
            for (const isInBias of flags)
              for (const usesSrb2 of flags)
                for (const usesSrb1 of flags) {
                  const settings: ChannelSettings = {
                    channel,
                    isOn,
                    gain,
                    input,
                    isInBias,
                    usesSrb2,
                    usesSrb1,
                  };
                  const built = buildChannelSettings(settings);
                  if (!built.ok || !Object.is(built.value.length, 9)) throw new Error(JSON.stringify(built));
                  const parsed = parseChannelSettings(built.value);
                  if (JSON.stringify(parsed) !== JSON.stringify({ ok: true, value: settings })) {
                    expect(parsed).toEqual({ ok: true, value: settings });
                  }
                  count += 1;
                }
    expect(count).toBe(16 * 7 * 8 * 16);
  });

  it.each([
    ['x1060110', '8 characters, expected 9'],
    ['y1060110X', 'character 1 (Start): "y", expected x'],
    ['x9060110X', 'character 2 (CHANNEL): "9"'],
    ['x1070110X', 'character 4 (GAIN_SET): "7", expected 0 1 2 3 4 5 6'],
    ['x1068110X', 'character 5 (INPUT_TYPE_SET): "8"'],
    ['x1060110Z', 'character 9 (Latch): "Z", expected X'],
  ])('refuses %s', (command, message) => {
    const parsed = parseChannelSettings(command);
    expect(parsed.ok ? '' : parsed.error).toContain(message);
  });

  it('refuses a channel that does not exist', () => {
    const built = buildChannelSettings(defaultSettings(17));
    expect(built).toEqual({ ok: false, error: 'Channel 17: expected 1 to 16.' });
  });
});

describe('lead-off settings', () => {
  it('reads channel, P and N', () => {
    expect(parseLeadOff('z810Z')).toEqual({ ok: true, value: { channel: 8, isOnP: true, isOnN: false } });
    expect(parseLeadOff('zI01Z')).toEqual({ ok: true, value: { channel: 16, isOnP: false, isOnN: true } });
  });

  it.each(['z1Z', 'z121Z', 'zq10Z', 'x110Z'])('refuses %s', (command) => {
    const parsed = parseLeadOff(command);
    expect(parsed.ok ? '' : parsed.error).toContain('such as z101Z');
  });
});
