/** What a press does in the montage editor: the wiring, the electrode in the hand, and what is said about it, in one go. */
import type { BoardName } from '@site/src/data/products';
import {
  assign,
  emptyWiring,
  findUse,
  fromMontage,
  nameOfPair,
  nextFree,
  siteOf,
  wirePair,
  type Pair,
  type Use,
  type Wiring,
} from './model';
import type { NamedMontage } from './named';
import { titleOf } from './words';

/** The editor between two presses. */
export interface Editing {
  wiring: Wiring;
  /** The electrode that the next free position gets. */
  held: Use;
  /** What the last press did, for screens and screen readers; empty before the first. */
  told: string;
}

/** Another wiring, ready to place its first electrode that has no position. */
export const begin = (wiring: Wiring, told: string): Editing => ({
  wiring,
  held: nextFree(wiring, 'ground'),
  told,
});

/** A named montage, or an empty head where there is none. */
export const beginWith = (board: BoardName, named: NamedMontage | undefined): Editing =>
  named
    ? begin(fromMontage(named.board, named.montage, named.pairs), `${named.name}, ${named.board}.`)
    : begin(emptyWiring(board), 'No electrode is placed.');

/** Gives an electrode a position, and takes the next one; without a position the electrode itself is taken. */
export function place({ wiring }: Editing, use: Use, site: string | null): Editing {
  const next = assign(wiring, use, site);
  const title = titleOf(wiring.board, use);
  return site === null
    ? { wiring: next, held: use, told: `${title} has no position.` }
    : { wiring: next, held: nextFree(next, use), told: `${title} on ${site}.` };
}

/** Takes the electrode of a position away, if there is one. */
export function clear(editing: Editing, site: string): Editing {
  const use = findUse(editing.wiring, site);
  return use === null ? editing : place(editing, use, null);
}

/** A press on a position: a free one gets the electrode in the hand, another one gives its own back. */
export const press = (editing: Editing, site: string): Editing =>
  findUse(editing.wiring, site) === null ? place(editing, editing.held, site) : clear(editing, site);

/** Makes a channel measure between its own two pins, or against the reference again. */
export function wire({ wiring }: Editing, channel: number, isPair: boolean): Editing {
  const next = wirePair(wiring, channel, isPair);
  return {
    wiring: next,
    held: isPair && siteOf(next, channel) !== null ? -channel : channel,
    told: isPair
      ? `Channel ${channel} measures between its own two pins.`
      : `Channel ${channel} measures against the reference.`,
  };
}

/** Changes a computed pair; `null` removes it, and an index behind the last one adds one. */
export function changePair({ wiring, held }: Editing, index: number, pair: Pair | null): Editing {
  const pairs = [...wiring.pairs.slice(0, index), ...(pair ? [pair] : []), ...wiring.pairs.slice(index + 1)];
  return {
    wiring: { ...wiring, pairs },
    held,
    told: pair === null ? `Pair ${index + 1} is removed.` : `Pair ${index + 1}: ${nameOfPair(pair)}.`,
  };
}
