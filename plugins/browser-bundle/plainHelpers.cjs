const path = require('node:path');

const HELPERS = path.join(__dirname, 'modernHelpers.ts');

/** Those whose place is taken, and those that only they call. Each is one line. */
const REPLACED = [
  '_typeof',
  '_objectSpread',
  '_defineProperty',
  '_objectWithoutProperties',
  '_toConsumableArray',
];
const THEIR_OWN = [
  ...['ownKeys', '_toPropertyKey', '_toPrimitive', '_objectWithoutPropertiesLoose'],
  ...['_nonIterableSpread', '_iterableToArray', '_arrayWithoutHoles'],
];
const DEFINITION = new RegExp(`^function (${[...REPLACED, ...THEIR_OWN].join('|')})\\(.*\\}$\\n?`, 'gm');

/**
 * Every file of the search dialog's keyboard model brings its own helpers for spread, rest and `typeof`, which all
 * browsers have: half of its text, and 1.5 kB of what a first search waits for.
 *
 * @param {string} source
 */
module.exports = (source) => {
  const used = new Set();
  const rest = source.replace(DEFINITION, (_definition, name) => {
    if (REPLACED.includes(name)) used.add(name);
    return '';
  });
  return used.size === 0
    ? source
    : `import { ${[...used].join(', ')} } from ${JSON.stringify(HELPERS)};\n${rest}`;
};
