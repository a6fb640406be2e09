/** What the forms of an English word have in common. */

/** Longest first; each with how many letters must stay. */
const ENDINGS: readonly (readonly [ending: string, stays: number])[] = [
  ['ations', 4],
  ['ation', 4],
  ['ating', 5],
  ['ated', 5],
  ['ates', 5],
  ['ate', 5],
  ['ings', 4],
  ['ing', 4],
  ['ions', 4],
  ['ion', 4],
  ['ers', 5],
  ['er', 5],
  ['ed', 4],
  ['es', 4],
  ['s', 4],
  ['e', 4],
];

/** Other things than the words they seem to come from: a sticker is an electrode, a stick is a dongle. */
const OWN_WORDS = /^stickers?$/;

const DOUBLED = /([bdgmnprt])\1$/;

/**
 * `install` for `installing`, `installed`, `installation`; `plot` for `plotting`; British and American spellings
 * give the same (`minimise`, `minimizing`; `colour`). Rough on purpose: it widens a search and never narrows one.
 */
export function stem(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return word;
  if (OWN_WORDS.test(word)) return word.replace(/s$/, '');
  const found = ENDINGS.find(
    ([ending, stays]) => word.endsWith(ending) && word.length - ending.length >= stays,
  );
  const rest = found ? word.slice(0, -found[0].length) : word;
  const single = found && /^(?:ing|ed|er)/.test(found[0]) && DOUBLED.test(rest) ? rest.slice(0, -1) : rest;
  return single.replace(/(?<=\w{3})is$/, 'iz').replace(/(?<=\w{2})our$/, 'or');
}
