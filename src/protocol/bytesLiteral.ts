/** String literals of Python, C, JavaScript, JSON and `strace`, with bytes as escapes. */

const ESCAPES: Readonly<Record<string, number>> = {
  n: 10,
  r: 13,
  t: 9,
  a: 7,
  b: 8,
  f: 12,
  v: 11,
  '\\': 92,
  "'": 39,
  '"': 34,
  '/': 47,
};

/** `b'…'`, `"…"` and the like. */
const LITERAL = /(?<![\w\\])([a-z]{0,2})(["'])((?:\\[^]|(?!\2)[^\\])*)\2/gi;
/** An escape that stands for one byte. */
const ESCAPE = /\\(?:x([0-9a-f]{2})|u00([0-9a-f]{2})|([0-3]?[0-7]{1,2}))/iy;
/** The start of such an escape; a literal with one is no text of digits. */
const HAS_ESCAPE = /\\(?:x|u00|[0-7])/;

/** A literal, and where it stands. */
export interface Literal {
  at: number;
  end: number;
  content: string;
  contentAt: number;
  /** Bytes of Python, whether or not one is escaped. */
  isBytes: boolean;
}

/** The literals of a text with bytes in them; none where it only has digits in quotes. */
export function findLiterals(text: string): Literal[] {
  if (!/["']/.test(text)) return [];
  const found = [...text.matchAll(LITERAL)].map(({ 0: whole, 1: prefix = '', 3: content = '', index }) => ({
    at: index,
    end: index + whole.length,
    content,
    contentAt: index + prefix.length + 1,
    isBytes: /b/i.test(prefix),
  }));
  const isDigits = ({ content }: Literal): boolean => /^[0-9a-f\s]*$/i.test(content) && content.length > 1;
  if (found.some(({ content }) => HAS_ESCAPE.test(content))) return found;
  return found.some((literal) => literal.isBytes && !isDigits(literal)) ? found : [];
}

/** What is wrong with a literal, and where. */
export interface LiteralFault {
  at: number;
  what: string;
}

/** The content of a literal: printable characters stand for themselves. */
export function readLiteral({ content, contentAt }: Literal): number[] | LiteralFault {
  const bytes: number[] = [];
  for (let at = 0; at < content.length; at += 1) {
    const character = String.fromCodePoint(content.codePointAt(at) ?? 0);
    if (character !== '\\') {
      const code = character.codePointAt(0) ?? 0;
      if (code > 255)
        return { at: contentAt + at, what: `“${character}” is not a byte. Write it as \\x and two digits.` };
      bytes.push(code);
      continue;
    }
    ESCAPE.lastIndex = at;
    const found = ESCAPE.exec(content);
    const escaped = ESCAPES[content[at + 1] ?? ''];
    if (found) {
      const [whole, hex, unicode, octal] = found;
      bytes.push(octal === undefined ? parseInt(hex ?? unicode ?? '', 16) : parseInt(octal, 8));
      at += whole.length - 1;
    } else if (escaped !== undefined) {
      bytes.push(escaped);
      at += 1;
    } else if (content[at + 1] === '\n') {
      // A line that goes on below.
      at += 1;
    } else
      return {
        at: contentAt + at,
        what: `“${content.slice(at, at + 4)}” is not a byte. Write \\x and two digits, such as \\xA0.`,
      };
  }
  return bytes;
}
