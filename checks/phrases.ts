/**
 * Wordings that readers stumbled over: clipped, translated, or with a page where a person should act. Each names what to
 * write instead. What no pattern can see (a missing verb, an `it` without a referent) is left to the editor.
 */
import type { Problem } from './problem';
import type { SourcePage } from '../scripts/sourcePages';

interface Phrase {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

/** Every wording, with its remedy. */
export const phrases: readonly Phrase[] = [
  {
    // The framework prints it as text, and only warns.
    pattern: /^\s*:{3,}(?!:|\s*$|(?:note|tip|info|warning|danger)\b)\s*\S*/,
    instead: 'the name of a note that exists: :::note, :::tip, :::info, :::warning or :::danger',
  },
  {
    pattern:
      /\]\([^)]*\) (has (the|what|all|it|them)|says (what|how|which|where|when|why)|tells|gives the|goes (by|through)|knows)\b/,
    instead: 'pages do not speak: "For the steps see [page]"',
  },
  {
    pattern: /\b(spikes?|switch|channel|number|value|both|text|line) (stands?|stood|sits?) (at|on|in)\b/i,
    instead: '"appears", "is set to", "is written on"',
  },
  {
    pattern:
      /\b(files?|values?|settings?|answers?|switch(es)?|bytes?|channels?|numbers?|names?|facts?) (stands?|stood|sits?|lies|lay) (at|in|on|near|between|beside|below|above|there|here)\b/i,
    instead: '"is at", "is in", "is written in"',
  },
  {
    pattern:
      /\b(what|muscles|frequency|frequencies|signal|movement) lies? (above|below|beyond|near|under|between)\b/i,
    instead: '"is above", "exceeds"',
  },
  {
    pattern: /\b(an?|the) [\w-]+( [\w-]+)? of (its|your|their|our|my) own\b(?! accord)/i,
    instead: '"its own …", "your own …"',
  },
  {
    pattern: /\b(program|sketch|code|app|device|server|script|one|product|library) of yours\b/i,
    instead: '"your own …"',
  },
  {
    pattern:
      /\b(it|MNE|EEGLAB|OpenViBE|MATLAB|BrainFlow|programs?|board|page|chip|driver|format|firmware|library) wants?\b/,
    instead: '"expects", "needs"; only people want',
  },
  {
    pattern: /\b(page|program|board|script|GUI|example|firmware|version \d) asks for\b/i,
    instead: '"requires", "expects", "requests"',
  },
  { pattern: /\bmade over\b/, instead: '"converted"' },
  { pattern: /\bthat is no beta\b/, instead: '"stable"' },
  { pattern: /\btakes hands\b/, instead: '"you have to do it by hand"' },
  { pattern: /\bhangs? on (the|an?|another)\b/, instead: '"is connected to"' },
  { pattern: /\b(nothing|no \w+) is to be \w+/, instead: '"you need not …", "you see no …"' },
  { pattern: /\b8-?N-?1\b/, instead: '"8 data bits, no parity, 1 stop bit"' },
  {
    pattern: /(^|[.!?] )What [^?.]{3,60}, [^?.]{0,40}\b(tells|says|shows)\b[^?]*\./,
    instead: 'subject, verb, object: "The command V shows …"',
  },
  {
    pattern: /(^|[.!?] )[A-Z][^.:|*`]{2,60}: \[[^\]]*\]\([^)]*\)\.(?=$| [A-Z])/,
    instead: 'a sentence with a verb for the link: "For the columns, see [page]."',
  },
  {
    pattern:
      /(^|[.!?:] )(Board|Dongle|Machine|Everything|Laptop|GUI|Power|Stream|Widget|Driver) (on|off|in|out)[.,;:]/,
    instead: 'a sentence: "Switch the board off."',
  },
  {
    pattern: /(^|[.!?] )No (data|answer|device|window|Windows|signal|port|\w+ after [\w ]+): [a-z]/,
    instead: '"If no data arrive, …"',
  },
  {
    pattern: /\b(firmware|sketch|driver|library|shield|version [\d.]+) (knows?|knew)\b/i,
    instead: '"supports", "recognises", "has"',
  },
  {
    pattern: /\bbrings? (its own|a driver|everything)\b/,
    instead: '"includes", "contains"',
  },
  {
    pattern: /\b(boards?|GUI|systems?|programs?|software|headsets?) of today\b/,
    instead: '"current boards"',
  },
  { pattern: /\bdoes not do[.,;]/, instead: '"does not work"' },
  { pattern: /\bif (it|he|she|they) shall\b/, instead: '"if it should"' },
];

/** Two semicolons chain three clauses: more than a reader holds. */
const MAX_SEMICOLONS = 1;

/** Lines of prose with their numbers; what is code, data, markup or a list of sources is blank. */
function listProse(text: string): string[] {
  let isFence = false;
  let isFrontMatter = false;
  let isOver = false;
  return text.split('\n').map((line, index) => {
    if (line === '---' && (index === 0 || isFrontMatter)) isFrontMatter = index === 0;
    if (/^\s*(```|~~~)/.test(line)) {
      isFence = !isFence;
      return '';
    }
    if (/^## Sources\b/.test(line)) isOver = true;
    if (isFrontMatter || isFence || isOver || /^(import|export) |^\s*[<|{}]/.test(line)) return '';
    return line.replace(/`[^`]*`/g, '`x`');
  });
}

/** The number of semicolons in the longest chain of one sentence; lists after a colon are lists, not chains. */
const countSemicolons = (paragraph: string): number =>
  Math.max(
    ...paragraph
      .replace(/&\w+;/g, '')
      .split(/[.!?](?=\s|$)/)
      .map((sentence) => (/:[^;]*;/.test(sentence) ? 0 : sentence.split(';').length - 1)),
  );

/** What in one page reads as these wordings do. */
export function checkPhrases({ file, text }: Pick<SourcePage, 'file' | 'text'>): Problem[] {
  const problems: Problem[] = [];
  listProse(text).forEach((line, index) => {
    const place = `${file}:${index + 1}`;
    for (const { pattern, instead } of phrases) {
      const found = pattern.exec(line)?.[0];
      if (found) problems.push({ place, message: `"${found.trim()}": write ${instead}` });
    }
    if (countSemicolons(line) > MAX_SEMICOLONS) {
      problems.push({
        place,
        message: 'chains more than two clauses by semicolons: write sentences, or a list',
      });
    }
  });
  return problems;
}
