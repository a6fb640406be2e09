/** The site's one font, below the base address: a subset that `npm run font` makes. Its name changes with its bytes. */
export const FONT_FILE = 'assets/fonts/atkinson-next-2.woff2';

/** Printable ASCII: a Latin keyboard. */
const KEYBOARD = Array.from({ length: 0x7f - 0x20 }, (_unused, index) => String.fromCharCode(0x20 + index));

/** What pages use beside it, as far as the font's maker has drawn it. */
const BESIDE = '\u00a0–—‘’“”…·•×÷±−°²³¹›©áéíóúñöüäßçè';

/**
 * The characters of the font. Its maker has drawn neither µ and Ω nor arrows, raised and lowered digits: on pages the fallback has
 * them.
 */
export const FONT_SIGNS = KEYBOARD.join('') + BESIDE;

/** Whether the font alone can write a text. */
export const canWrite = (text: string): boolean => [...text].every((sign) => FONT_SIGNS.includes(sign));
