import { createContext } from 'react';

/** The highlighted HTML of the block being shown. */
export const HighlightedCode = createContext('');
