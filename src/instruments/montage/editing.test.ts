import { expect, it } from 'vitest';
import { begin, beginWith, changePair, clear, place, press, wire, type Editing } from './editing';
import { emptyWiring, siteOf } from './model';
import { namedMontages } from './named';

const empty: Editing = begin(emptyWiring('Ganglion'), '');
const after = (...sites: string[]): Editing => sites.reduce(press, empty);

it('places one electrode after another, and says which', () => {
  const { wiring, held, told } = after('C3', 'C4');
  expect([siteOf(wiring, 1), siteOf(wiring, 2)]).toEqual(['C3', 'C4']);
  expect([held, told]).toEqual([3, 'Channel 2 on C4.']);
});

it('takes an electrode back into the hand where its position is pressed again', () => {
  const { wiring, held, told } = after('C3', 'C4', 'C3');
  expect(siteOf(wiring, 1)).toBeNull();
  expect([held, told]).toEqual([1, 'Channel 1 has no position.']);
});

it('has nothing to take from a free position', () => {
  const editing = after('C3');
  expect(clear(editing, 'Oz')).toBe(editing);
});

it('moves an electrode that is placed by hand, and goes on behind it', () => {
  const { wiring, held } = place(after('C3', 'C4'), 'reference', 'C3');
  expect([siteOf(wiring, 1), siteOf(wiring, 'reference')]).toEqual([null, 'C3']);
  expect(held).toBe('ground');
});

it('goes on with the minus side of a channel that becomes a pair', () => {
  const wired = wire(after('C3'), 1, true);
  expect([wired.held, wired.told]).toEqual([-1, 'Channel 1 measures between its own two pins.']);
  // Its plus side comes first where it has no electrode.
  expect(wire(empty, 2, true).held).toBe(2);
  const back = wire(wired, 1, false);
  expect([back.held, back.told]).toEqual([1, 'Channel 1 measures against the reference.']);
});

it('adds, changes and removes computed pairs, and leaves the electrode in the hand', () => {
  const start = after('C3', 'C4', 'Cz');
  const added = changePair(start, 0, { anode: 'C3', cathode: 'C4' });
  expect([added.told, added.held]).toEqual(['Pair 1: C3-C4.', start.held]);
  const second = changePair(added, 1, { anode: 'C4', cathode: 'Cz' });
  const changed = changePair(second, 0, { anode: 'C3', cathode: 'Cz' });
  expect(changed.wiring.pairs).toEqual([
    { anode: 'C3', cathode: 'Cz' },
    { anode: 'C4', cathode: 'Cz' },
  ]);
  const removed = changePair(changed, 0, null);
  expect([removed.wiring.pairs, removed.told]).toEqual([
    [{ anode: 'C4', cathode: 'Cz' }],
    'Pair 1 is removed.',
  ]);
});

it('begins with a montage, or with an empty head', () => {
  const named = namedMontages.find(({ board }) => board === 'Cyton');
  expect(beginWith('Ganglion', named)).toMatchObject({
    wiring: { board: 'Cyton' },
    told: `${named?.name}, Cyton.`,
  });
  expect(beginWith('Ganglion', undefined)).toEqual(begin(emptyWiring('Ganglion'), 'No electrode is placed.'));
});
