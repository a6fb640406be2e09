/** The workflows: valid by the schema of those who run them, pinned, and without more rights than they need. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBasicExpression, isString, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { describe, expect, it } from 'vitest';

const folder = path.join(__dirname, '../.github/workflows');
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

const faultsOf = (name: string, content: string): string[] =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

/** The commands into which an expression puts its value, which a shell then reads as a part of the program. */
function commandsWithExpressions(name: string, content: string): string[] {
  const { value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (!value) throw new Error(`${name}: it cannot be read as a workflow. "is valid" says why.`);
  return [...TemplateToken.traverse(value)].flatMap(([parent, token, key]) =>
    parent?.definition?.key === 'run-step' &&
    key &&
    isString(key) &&
    key.value === 'run' &&
    isBasicExpression(token)
      ? [token.source ?? token.expression]
      : [],
  );
}

/** What a step or a job uses that is not pinned to a commit, with its version in a comment. */
const unpinned = (content: string): string[] =>
  [...content.matchAll(/^\s*(?:-\s+)?uses:\s*(.+)$/gm)]
    .map(([, used = '']) => used)
    .filter((used) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d/.test(used));

it('are there', () => {
  expect(names.length).toBeGreaterThan(0);
});

describe.each(names)('%s', (name) => {
  const content = read(name);

  it('is valid', () => {
    expect(faultsOf(name, content)).toEqual([]);
  });

  it('pins what it uses by commit', () => {
    expect(unpinned(content)).toEqual([]);
  });

  it('can only read, but for jobs that say what they write', () => {
    expect(content).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  });

  it('keeps no credentials in the checkout', () => {
    const checkouts = content.split('actions/checkout@').slice(1);
    for (const checkout of checkouts)
      expect(checkout.split(/\n {6}- /)[0]).toContain('persist-credentials: false');
  });

  it('hands values to commands in the environment, never in their text', () => {
    expect(commandsWithExpressions(name, content)).toEqual([]);
  });
});

it('a fault is found', () => {
  expect(faultsOf('bad.yml', 'on: push\njobs:\n  test:\n    steps:\n      - run: ls\n')).not.toEqual([]);
  expect(unpinned('      - uses: actions/checkout@v4\n')).toEqual(['actions/checkout@v4']);
  const steps = [
    '- run: echo ${{ github.head_ref }}',
    '- run: |\n          ls\n          echo ${{ github.ref }}',
    '- run: ls\n        env:\n          run: ${{ github.ref }}',
  ];
  const content = `on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      ${steps.join('\n      ')}\n`;
  expect(faultsOf('bad.yml', content)).toEqual([]);
  expect(commandsWithExpressions('bad.yml', content)).toEqual([
    expect.stringContaining('github.head_ref'),
    expect.stringContaining('github.ref'),
  ]);
});
