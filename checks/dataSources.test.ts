import { expect, it } from 'vitest';
import { checkDataSources } from './dataSources';

const source = { title: 'ADS1299 datasheet', where: 'Table 9', url: 'https://example.org/ads1299' };
const messagesOf = (exports: Record<string, unknown>) =>
  checkDataSources('src/data/x.ts', exports).map(({ message }) => message);

it('accepts rows that each carry a complete source', () => {
  expect(messagesOf({ pins: [{ label: 'D11', source }], rate: 250, describe: () => '' })).toEqual([]);
  expect(messagesOf({ fields: [{ offset: 0 }], packetSource: source })).toEqual([]);
});

it('finds a row without a source', () => {
  expect(messagesOf({ pins: [{ label: 'D11', source }, { label: 'D12' }] })).toEqual([
    'pins[1] has no source',
  ]);
});

it('finds a source that cannot be followed', () => {
  expect(messagesOf({ pins: [{ source: { title: 'Somewhere' } }] })).toEqual([
    'pins[0].source says neither where nor at which address',
  ]);
  expect(messagesOf({ pins: [{ source: { title: '', where: 'x' } }] })).toEqual([
    'pins[0].source has no title; name the file, datasheet, standard or paper',
  ]);
  expect(messagesOf({ pins: [{ source: { title: 'x', url: 'datasheet' } }] })).toEqual([
    'pins[0].source has an address that is not one; it begins with https:// or a slash',
  ]);
});

it('finds a source of a whole module that cannot be followed', () => {
  expect(messagesOf({ fields: [{ offset: 0 }], packetSources: [source, { title: 'Somewhere' }] })).toEqual([
    'packetSources says neither where nor at which address',
  ]);
  expect(messagesOf({ fields: [{ offset: 0 }], packetSources: [] })).toEqual([
    expect.stringContaining('without a source'),
  ]);
});

it('finds a module of facts without any source', () => {
  expect(messagesOf({ fields: [{ offset: 0 }] })).toEqual([expect.stringContaining('without a source')]);
});

it('takes the addresses that confirm a published work as its sources, if they are addresses', () => {
  expect(messagesOf({ works: [{ doi: '10.1000/1', confirmedBy: ['https://example.org/1'] }] })).toEqual([]);
  expect(messagesOf({ works: [{ doi: '10.1000/1', confirmedBy: ['a library'] }] })).toEqual([
    'works[0].confirmedBy has an address that is not one',
  ]);
});
