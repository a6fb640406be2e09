import { expect, it } from 'vitest';
import { hitOf } from '../testing';
import { groupBySection } from './groups';

const hit = (lvl0: string, lvl1: string, lvl2: string | null = null) => hitOf({ lvl0, lvl1, lvl2 });
const lines = (hits: Parameters<typeof groupBySection>[0], limit?: number): string[] =>
  groupBySection(hits, limit).flatMap(({ section, hits: members }) => [
    `# ${section}`,
    ...members.map(({ hierarchy }) => [hierarchy.lvl1, hierarchy.lvl2].filter(Boolean).join(' > ')),
  ]);

it('puts sections in the order of their best hit and pages together inside', () => {
  const hits = [
    hit('Cyton', 'Data format'),
    hit('Ganglion', 'Specs'),
    hit('Cyton', 'Specs'),
    hit('Cyton', 'Data format', 'Scale'),
  ];
  expect(lines(hits)).toEqual([
    '# Cyton',
    'Data format',
    'Data format > Scale',
    'Specs',
    '# Ganglion',
    'Specs',
  ]);
});

it('shows at most five of a section, the best of them', () => {
  const hits = [1, 2, 3, 4, 5, 6, 7].map((number) => hit('FAQ', `Question ${number}`));
  expect(lines(hits)).toEqual(['# FAQ', ...[1, 2, 3, 4, 5].map((number) => `Question ${number}`)]);
});

it('has no groups for no hits, and one without a name for hits of no section', () => {
  expect(groupBySection([])).toEqual([]);
  expect(groupBySection([hitOf({ lvl0: null })]).map(({ section }) => section)).toEqual(['']);
});
