import type { SearchErrorKind } from './types';

/**
 * Every word the search interface says, in one place, so that a translation or a rewording touches one file. Only
 * the button's words stand apart (`buttonCopy.ts`): every page carries them.
 */
const results = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

const error = {
  title: 'Unable to fetch results',
  /** Live reload runs without having built an index; that is no fault of the network. */
  helpFor: (kind: SearchErrorKind): string =>
    (kind === 'index' || kind === 'api') && process.env.NODE_ENV === 'development'
      ? 'Live reload searches the newest build, and there is none yet. Run "npm run build" once, then try again.'
      : 'You might want to check your network connection.',
  retry: 'Try again',
} as const;

export const searchCopy = {
  modal: { label: 'Search' },
  box: { label: 'Search docs', placeholder: 'Search docs', clear: 'Clear the query', cancel: 'Cancel' },
  start: {
    none: 'No recent searches',
    recent: 'Recent',
    favourites: 'Favorite',
    promote: 'Save this search',
    removeRecent: 'Remove this search from history',
    removeFavourite: 'Remove this search from favorites',
  },
  results: {
    label: 'Results',
    /** The specification words it so, whatever the count. */
    seeAll: (count: number): string => `See all ${count} results`,
    deprecated: 'Deprecated',
    corrected: 'Showing results for',
    asTyped: (query: string): string => `Search for "${query}" as typed`,
    /** Words that are on no page of the site. */
    unknown: (words: readonly string[]): string =>
      `No page contains ${words.length === 1 ? 'the word' : 'the words'} ${words.map((word) => `"${word}"`).join(', ')}. These are the results for the other words.`,
    unquoted:
      'No page contains the quoted words in this order. These are the results for the words by themselves.',
  },
  none: {
    title: 'No results for',
    suggestions: 'Try searching for',
    ask: 'See where to ask.',
    missingQuestion: 'Believe this query should return results?',
    missingLink: 'Let us know.',
  },
  error,
  footer: { select: 'to select', navigate: 'to navigate', close: 'to close' },
  keys: { enter: 'Enter key', up: 'Arrow up', down: 'Arrow down', escape: 'Escape key' },
  announce: {
    searching: 'Searching',
    results: (count: number): string => `${results(count)}. Use the up and down arrows to choose.`,
    none: (query: string): string => `No results for "${query}"`,
    error: (kind: SearchErrorKind): string => `${error.title}. ${error.helpFor(kind)}`,
  },
  page: {
    heading: 'Search the documentation',
    headingFor: (query: string): string => `Search results for "${query}"`,
    submit: 'Search',
    count: (count: number, query: string): string => `${results(count)} for "${query}"`,
    shown: (shown: number, count: number): string => `${shown} of ${results(count)} shown`,
    searching: 'Searching…',
    idle: 'Type a word, a part number or the text of a message.',
    none: (query: string): string => `No results for "${query}"`,
    noneHelp: 'Check the spelling, or try fewer or other words.',
    more: 'Show more results',
    noScript: 'Search runs in your browser and needs JavaScript.',
    noScriptLink: 'Ways to find an answer without it',
  },
  notFound: {
    heading: 'Did you mean one of these?',
    seeAll: (query: string): string => `Search for "${query}"`,
  },
} as const;
