/** A list kept in the browser's local storage. It never throws: a blocked, full or damaged storage has a quiet path. */
export interface StoredList<Item> {
  read(): Item[];
  /** Whether the storage took it; what it does not take lives as long as the page. */
  write(items: readonly Item[]): boolean;
}

/** The part of `localStorage` that is used; getting it, reading it and writing to it may all throw. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem'>;

function parseList(text: string | null): unknown[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * @param parseItem gives `null` for anything that is not an item (damage, another version's data); such entries
 *   are left out.
 * @param openStorage called at each access, since browsers may block storage at any time.
 */
export function storedList<Item>(
  key: string,
  parseItem: (value: unknown) => Item | null,
  openStorage: () => StorageLike = () => window.localStorage,
): StoredList<Item> {
  /** What could not be stored lives as long as the page. */
  let unsaved: readonly Item[] | null = null;
  return {
    read() {
      if (unsaved) return [...unsaved];
      try {
        return parseList(openStorage().getItem(key))
          .map(parseItem)
          .filter((item): item is Item & {} => item !== null);
      } catch {
        return [];
      }
    },
    write(items) {
      try {
        openStorage().setItem(key, JSON.stringify(items));
        unsaved = null;
      } catch {
        unsaved = items;
      }
      return unsaved === null;
    },
  };
}
