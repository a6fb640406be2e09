const BY_LANGUAGE = 'a[0].localeCompare(b[0])';

/**
 * The theme's `reactUtils.js` puts names of properties in order, so that the same ones are the same list, by the rules of
 * the reader's language. The first use of these takes a slow phone 70 ms, on every page; any order does.
 *
 * @param {string} source
 */
module.exports = (source) => {
  if (!source.includes(BY_LANGUAGE)) {
    throw new Error(
      `reactUtils.js of the theme no longer sorts with ${BY_LANGUAGE}: see whether plugins/browser-bundle/plainSort.cjs is still of use, and take it out or mend it.`,
    );
  }
  return source.replace(BY_LANGUAGE, 'a[0] < b[0] ? -1 : 1');
};
