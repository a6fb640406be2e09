import { describe, expect, it } from 'vitest';
import { electrodes, findElectrode } from './electrodes';
import * as data from './montages';
import type { Montage } from './montages';

const { montageSources, ...named } = data;
const montages: readonly (readonly [string, Montage])[] = Object.entries(named);

describe('montages', () => {
  it('name their sources with an address', () => {
    for (const { url } of montageSources) expect(url).toMatch(/^https:/);
  });

  it.each(montages)('%s names standard positions, each pin and channel once', (_, montage) => {
    const pins = montage.flatMap(({ pin }) => (pin ? [pin] : []));
    const channels = montage.flatMap(({ channel }) => (channel ? [channel] : []));
    expect(new Set(pins).size).toBe(pins.length);
    expect(new Set(channels).size).toBe(channels.length);
    for (const { site, at } of montage) if (!at) expect(findElectrode(site).name).toBe(site);
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

  it('number the channel as the pin: N1P on the Daisy is channel 9', () => {
    for (const { pin = '', channel } of [...data.markIvDaisy, ...data.ultracortex21]) {
      const [, board, column] = /(Cyton|Daisy) N(\d)P/.exec(pin) ?? [];
      if (column) expect(channel).toBe(Number(column) + (board === 'Daisy' ? 8 : 0));
    }
  });
});
