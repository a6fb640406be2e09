/** The workflows: valid by the schema of those who run them, pinned, and without more rights than they need. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';

const folder = path.join(__dirname, '../.github/workflows');
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

const faultsOf = (name: string, content: string): string[] =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

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

  it('never puts what a stranger wrote into a command', () => {
    expect(content).not.toMatch(/run:.*\$\{\{\s*github\.(?:event\.(?:pull_request|issue|comment)|head_ref)/);
  });
});

it('a fault is found', () => {
  expect(faultsOf('bad.yml', 'on: push\njobs:\n  test:\n    steps:\n      - run: ls\n')).not.toEqual([]);
  expect(unpinned('      - uses: actions/checkout@v4\n')).toEqual(['actions/checkout@v4']);
});
