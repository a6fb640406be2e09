/**
 * The menu of all documents, as the framework generates it (`docusaurus-plugin-content-docs/default/p/*.json`), has the id of each
 * document beside its address, although nearly all ids are addresses: `src/loading/menuIds.ts` makes them from these.
 *
 * @this {{ getOptions(): { baseUrl: string } }}
 * @param {string} source
 */
module.exports = function thinMenu(source) {
  const { baseUrl } = this.getOptions();
  const menus = JSON.parse(source, (_key, value) => {
    if (value?.type !== 'link') return value;
    const { unlisted, ...link } = value;
    if (link.docId !== undefined && link.href === baseUrl + link.docId) link.docId = 0;
    return unlisted ? { ...link, unlisted } : link;
  });
  return (
    `import { withIds } from '@site/src/loading/menuIds';\n` +
    // As the bundler writes JSON: it is read sooner than a program.
    `export default withIds(JSON.parse(${JSON.stringify(JSON.stringify(menus))}), ${JSON.stringify(baseUrl)});`
  );
};
