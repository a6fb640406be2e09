import type { Citation } from '@site/src/data/citations';

const types: Record<Citation['kind'], string> = {
  article: 'article',
  conference: 'inproceedings',
  preprint: 'misc',
  'data set': 'misc',
};

/** The field in which a kind of work names where it appeared. */
const venueFields: Record<Citation['kind'], string> = {
  article: 'journal',
  conference: 'booktitle',
  preprint: 'howpublished',
  'data set': 'howpublished',
};

/** Signs that TeX takes for commands. Letters with accents stay: BibTeX files are UTF-8 nowadays. */
const escapeTex = (text: string): string =>
  text
    .replace(/[\\{}]/g, '')
    .replace(/[&%$#_]/g, (sign) => `\\${sign}`)
    .replace(/~/g, '\\textasciitilde{}')
    .replace(/\^/g, '\\textasciicircum{}')
    .replace(/–/g, '--');

/** One work as a BibTeX entry, ending in a line break. The title's capitals are kept by a second pair of braces. */
export function bibtexOf(work: Citation): string {
  const names = work.authors.map(({ family, given }) =>
    given === undefined ? `{${escapeTex(family)}}` : `${escapeTex(family)}, ${escapeTex(given)}`,
  );
  if (work.andOthers) names.push('others');
  const fields: [string, string][] = [
    ['author', names.join(' and ')],
    ['title', `{${escapeTex(work.title)}}`],
    [venueFields[work.kind], escapeTex(work.venue)],
    ['year', String(work.year)],
    // A DOI is an address: it stays as it is.
    ['doi', work.doi],
  ];
  const lines = fields.map(([name, value]) => `  ${name} = {${value}}`);
  return `@${types[work.kind]}{${work.id},\n${lines.join(',\n')}\n}\n`;
}

/** Several works as one BibTeX file. */
export const bibtexOfAll = (works: readonly Citation[]): string => works.map(bibtexOf).join('\n');
