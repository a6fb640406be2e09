/** What the menu has where the id of a document is its address without the base (`plugins/browser-bundle/thinMenu.cjs`). */
const AS_ADDRESSED = 0;

interface MenuItem {
  href?: string;
  docId?: string | typeof AS_ADDRESSED;
  items?: MenuItem[];
}

interface Menus {
  version: { docsSidebars: Record<string, MenuItem[]> };
}

/**
 * Gives the documents of the menus their ids back, by which the way to a page is found in a menu.
 *
 * @param menus changed in place
 * @param baseUrl where the site lives, with slashes around it
 */
export function withIds<Given extends Menus>(menus: Given, baseUrl: string): Given {
  const name = (item: MenuItem): void => {
    if (item.docId === AS_ADDRESSED) item.docId = item.href?.slice(baseUrl.length);
    item.items?.forEach(name);
  };
  Object.values(menus.version.docsSidebars).flat().forEach(name);
  return menus;
}
