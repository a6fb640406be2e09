import { expect, it } from 'vitest';
import { parseBuiltPage } from './builtPages';
import { checkQuestions } from './questions';
import { parseSourcePage } from '../scripts/sourcePages';

const built = parseBuiltPage('/Lamp/', '<main><h1>Lamp</h1><h2 id="blinking">It blinks</h2></main>');
const page = (questions: string) => parseSourcePage('docs/Lamp.mdx', `---\ntitle: Lamp\n${questions}---\n`);
const messages = async (questions: string, without: string[] = []): Promise<string[]> =>
  checkQuestions(await page(questions), built, new Set(without)).map(({ message }) => message);

it('accepts questions that lead to a section or to the page', async () => {
  expect(await messages('questions:\n  blinking: [why does it blink]\n  page: [what is the lamp]\n')).toEqual(
    [],
  );
});

it('names a section that is not there', async () => {
  expect(await messages('questions:\n  glowing: [why does it glow]\n')).toEqual([
    expect.stringContaining('"glowing"'),
  ]);
});

it('says of a page that was not built that it is this, and not that it lacks its sections', async () => {
  const problems = checkQuestions(
    await page('questions:\n  blinking: [why does it blink]\n'),
    undefined,
    new Set(),
  );
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('is not in the build')]);
});

it('names a page without questions, unless it needs none', async () => {
  expect(await messages('')).toEqual([expect.stringContaining('has no questions')]);
  expect(await messages('', ['/Lamp/'])).toEqual([]);
});

it('names a page that is listed as without and has some', async () => {
  expect(await messages('questions:\n  page: [what is the lamp]\n', ['/Lamp/'])).toEqual([
    expect.stringContaining('listed'),
  ]);
});

it('names a field of another shape', async () => {
  expect(await messages('questions: [why]\n')).toEqual([expect.stringContaining('questions')]);
});
