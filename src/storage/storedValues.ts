import { TICKS_KEY_PREFIX } from './ticks';

/**
 * Everything that this site keeps in a reader's browser. The cookie page lists it, and a browser test compares the
 * list with what is stored after the site has been used (`e2e/storage.spec.ts`).
 */
export interface StoredValue {
  /** The key, or how it begins: the search adds the name of its index, a checklist its page. */
  keyPrefix: string;
  holds: string;
  /** What a reader does that makes the site write it. */
  writtenWhen: string;
}

/** All in the browser's local storage. Kept pages are in its Cache Storage (`src/offline`). The site sets no cookies. */
export const storedValues: readonly StoredValue[] = [
  {
    keyPrefix: 'theme',
    holds: 'light or dark',
    writtenWhen: 'you use the switch for light and dark',
  },
  {
    keyPrefix: 'docusaurus.announcement.id',
    holds: 'the name of the newest announcement you were shown',
    writtenWhen: 'a page shows an announcement bar',
  },
  {
    keyPrefix: 'docusaurus.announcement.dismiss',
    holds: 'whether you closed that announcement',
    writtenWhen: 'you close the announcement bar, or a new announcement appears',
  },
  {
    keyPrefix: 'docs-preferred-version',
    holds: 'which version of the documentation you read; there is only one',
    writtenWhen: 'a site with several versions lets you choose one',
  },
  {
    keyPrefix: '__DOCSEARCH_RECENT_SEARCHES__',
    holds: 'up to seven results that you opened from the search: title and address',
    writtenWhen: 'you open a search result',
  },
  {
    keyPrefix: '__DOCSEARCH_FAVORITE_SEARCHES__',
    holds: 'up to ten results that you marked as favourites',
    writtenWhen: 'you mark a recent search as a favourite',
  },
  {
    keyPrefix: 'language',
    holds: 'the programming language that samples are shown in',
    writtenWhen: 'you choose a language above a sample',
  },
  {
    keyPrefix: TICKS_KEY_PREFIX,
    holds: 'the items that you ticked in the checklist of a page, by their text',
    writtenWhen: 'you tick a box; it is removed with the last tick on the page',
  },
];
