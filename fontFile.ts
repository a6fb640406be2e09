/** The site's one font, below the base address: a subset that `npm run font` makes. Its name changes with its bytes. */
export const FONT_FILE = 'assets/fonts/atkinson-next-2.woff2';
