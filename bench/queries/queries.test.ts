import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LONGEST_QUERY, problemsOfQuestions } from './checkQuestions';
import { partOf } from './split';
import { judged } from './questions/judged';
import { judgedQueries, judgedSections } from './questions/judgedQueries';
import { judgedRounds } from './questions/judgedRounds';
import { wider } from './questions/wider';
import type { Question } from './types';
import { unansweredThreads } from './unanswered';
import { questions, userQueries } from './users';
import { type WrittenSection, writtenSections } from './writtenSections';

const root = path.join(__dirname, '../..');
/** A problem begins with the words by which its question is found. */
const WHERE = 'search bench/queries/questions/ for the first words of each';
const read = new Map<string, WrittenSection[] | undefined>();
function readPage(page: string): WrittenSection[] | undefined {
  if (!read.has(page)) {
    const file = [`docs/${page}.mdx`, `src/pages/${page}.mdx`].find((name) =>
      existsSync(path.join(root, name)),
    );
    read.set(
      page,
      file === undefined ? undefined : writtenSections(readFileSync(path.join(root, file), 'utf8')),
    );
  }
  return read.get(page);
}

const page = `---
title: Lamp
---

The lamp of the **board**.

## It \`blinks\` {/* #blinking */}

Press [RST](/rst/) once.

### Still

\`\`\`sh
## no heading
\`\`\`

## Off

No power.
`;
const fixture = (name: string) => (name === 'Lamp' ? writtenSections(page) : undefined);
const good: Question = {
  asks: 'The lamp blinks.',
  origins: ['https://example.org/threads/1'],
  answers: [{ page: 'Lamp', section: 'blinking', mustStand: 'press RST once' }],
  typed: { trouble: ['lamp blinks'] },
};

it('leads every question to words that stand in their section', () => {
  expect(problemsOfQuestions(questions, unansweredThreads, readPage), WHERE).toEqual([]);
});

it.each([
  ['by hand', wider],
  ['by judgements', judged],
])('widens only questions that are there, each of them one and once: %s', (_how, list) => {
  const asked = questions.map(({ asks }) => asks);
  expect(list.filter(({ asks }) => asked.filter((one) => one === asks).length !== 1)).toEqual([]);
  expect(new Set(list.map(({ asks }) => asks)).size).toBe(list.length);
});

it('judges only queries of the measured part, and leads them to words that stand in their section', () => {
  const known = new Set(userQueries.map(({ query }) => query));
  const judgements = [...judgedQueries, ...judgedRounds, ...judgedSections];
  const typed = judgements.flatMap((judgement) => judgement.typed);
  expect(typed.filter((query) => !known.has(query) || partOf(query) !== 'measure')).toEqual([]);
  const asQuestions = judgements.map(({ typed: [query], also, because }, number) => ({
    asks: because,
    origins: [],
    answers: also,
    typed: { task: [`${number} ${query}`.slice(0, LONGEST_QUERY)] },
  }));
  expect(problemsOfQuestions(asQuestions, [], readPage), WHERE).toEqual([]);
});

it('reads the sections of a page without its markup', () => {
  expect(writtenSections(page)).toEqual([
    { id: '', level: 7, text: 'The lamp of the board.' },
    {
      id: 'blinking',
      level: 2,
      text: 'It blinks Press RST once. Still sh ## no heading',
    },
    { id: 'still', level: 3, text: 'Still sh ## no heading' },
    { id: 'off', level: 2, text: 'Off No power.' },
  ]);
});

it('accepts a question that is answered', () => {
  expect(problemsOfQuestions([good], [], fixture)).toEqual([]);
});

it.each([
  ['a page that is gone', { answers: [{ page: 'Gone', section: '', mustStand: 'x' }] }, 'no page Gone'],
  [
    'a section that is gone',
    { answers: [{ page: 'Lamp', section: 'glowing', mustStand: 'x' }] },
    'no section "glowing"',
  ],
  [
    'words that stand elsewhere',
    { answers: [{ page: 'Lamp', section: 'blinking', mustStand: 'No power' }] },
    'does not say "No power"',
  ],
  ['no words', { answers: [{ page: 'Lamp', section: 'off', mustStand: ' ' }] }, 'no words'],
  ['a thread without an address', { origins: ['issue 1'] }, '"issue 1" is no address'],
  ['a question without a query', { typed: {} }, 'has no query'],
  ['a query that is too long', { typed: { task: ['a'.repeat(LONGEST_QUERY + 1)] } }, 'is longer than'],
  ['a query twice', { typed: { task: ['lamp off'], trouble: ['Lamp off'] } }, '"Lamp off" stands twice'],
] satisfies [string, Partial<Question>, string][])('finds %s', (_fault, change, message) => {
  expect(problemsOfQuestions([{ ...good, ...change }], [], fixture)).toEqual([
    expect.stringContaining(message),
  ]);
});

it('finds a thread that is said to be answered and not to be', () => {
  const thread = { origin: 'https://example.org/threads/1', asks: 'Why?', reason: 'Nobody knows.' };
  expect(problemsOfQuestions([good], [thread], fixture)).toEqual([expect.stringContaining('at once')]);
});

it('splits the queries into two parts of about the same size, for ever', () => {
  const tuned = userQueries.filter(({ query }) => partOf(query) === 'tune').length;
  expect(tuned / userQueries.length).toBeGreaterThan(0.45);
  expect(tuned / userQueries.length).toBeLessThan(0.55);
  expect(['railed', 'no dongle found', 'BOARD_NOT_READY_ERROR', 'ganglion mac'].map(partOf)).toEqual([
    'measure',
    'measure',
    'measure',
    'tune',
  ]);
});
