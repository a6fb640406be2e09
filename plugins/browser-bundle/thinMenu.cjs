/**
 * The menu of all documents, as the framework generates it (`docusaurus-plugin-content-docs/default/p/*.json`), has the id of each
 * document beside its address, for lists of cards that the site does not have.
 *
 * @param {string} source
 */
module.exports = (source) =>
  JSON.stringify(
    JSON.parse(source, (_key, value) => {
      if (value?.type !== 'link') return value;
      const { docId: _docId, unlisted, ...shown } = value;
      return unlisted ? { ...shown, unlisted } : shown;
    }),
  );
