import { describe, expect, it } from 'vitest';
import { CYTON_CHANNELS } from './cyton';
import { CYTON_DAISY_CHANNELS } from './daisy';
import { electrodes, findElectrode } from './electrodes';
import { GANGLION_CHANNELS } from './ganglion';
import * as data from './montages';
import type { Montage } from './montages';
import { boards } from './products';

const { montageSources, guiPositions, eegPins, channelPin, pairPins, ...named } = data;
const montages: readonly (readonly [string, Montage])[] = Object.entries(named);

describe('montages', () => {
  it('name their sources with an address', () => {
    for (const { url } of montageSources) expect(url).toMatch(/^https:/);
  });

  it.each(montages)('%s names standard positions, each pin and channel once', (_, montage) => {
    const pins = montage.flatMap(({ pin }) => (pin ? [pin] : []));
    const channels = montage.flatMap(({ channel, side }) => (channel ? [`${channel} ${side}`] : []));
    expect(new Set(pins).size).toBe(pins.length);
    expect(new Set(channels).size).toBe(channels.length);
    for (const { site, at } of montage) if (!at) expect(findElectrode(site).name).toBe(site);
  });

  it('put a wired pair on the two pins of its channel', () => {
    expect(pairPins('Cyton', 3)).toEqual({ plus: 'Cyton N3P, top', minus: 'Cyton N3P, bottom' });
    expect(pairPins('Cyton with Daisy', 16)).toEqual({ plus: 'Daisy N8P, top', minus: 'Daisy N8P, bottom' });
    expect(pairPins('Ganglion', 2)).toEqual({ plus: '+2, top', minus: '−2, bottom' });
    expect(() => pairPins('Ganglion', 5)).toThrow('1 to 4');
  });

  it('give the Mark IV 35 nodes, mirrored left to right', () => {
    const names = data.markIvNodes.map(({ site }) => site);
    expect(names).toHaveLength(35);
    const mirror = (name: string): string =>
      name.replace(/\d/, (digit) => String(Number(digit) % 2 ? Number(digit) + 1 : Number(digit) - 1));
    expect(names.map(mirror).sort()).toEqual([...names].sort());
  });

  it('give the older frames the 21 positions of the 10-20 system', () => {
    const names = data.ultracortex21Nodes.map(({ site }) => site);
    const standard = electrodes.filter(({ system }) => system === '10-20').map(({ name }) => name);
    expect([...names].sort()).toEqual([...standard].sort());
  });

  it('know where the GUI draws as many channels as a board can have', () => {
    expect(guiPositions.map((name) => findElectrode(name).name)).toEqual(guiPositions);
    expect(new Set(guiPositions).size).toBe(CYTON_DAISY_CHANNELS);
  });

  it('number the channel as the pin: N1P on the Daisy is channel 9', () => {
    for (const { pin = '', channel } of [...data.markIvDaisy, ...data.ultracortex21]) {
      const [, board, column] = /(Cyton|Daisy) N(\d)P/.exec(pin) ?? [];
      if (column) expect(channel).toBe(Number(column) + (board === 'Daisy' ? 8 : 0));
    }
  });
});

describe('pins for EEG', () => {
  it('are as many as the board has channels, wherever that stands', () => {
    const counts = {
      Ganglion: GANGLION_CHANNELS,
      Cyton: CYTON_CHANNELS,
      'Cyton with Daisy': CYTON_DAISY_CHANNELS,
    };
    for (const { name, channels } of boards) {
      expect(eegPins[name].channels).toHaveLength(counts[name]);
      expect(channels).toBe(counts[name]);
    }
  });

  it('refuse a channel that the board does not have', () => {
    expect(channelPin('Cyton with Daisy', 9)).toBe('Daisy N1P, bottom');
    expect(() => channelPin('Ganglion', 5)).toThrow('channel 5: a Ganglion has 1 to 4');
  });
});
