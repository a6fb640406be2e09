/** What the search button says; the rest of search speaks from `copy.ts`, which no page loads before it is wanted. */
export const buttonCopy = {
  label: 'Search',
  unavailable: 'Search could not be loaded. Check your network connection and try again.',
  retry: 'Retry',
} as const;
