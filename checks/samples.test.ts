import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSamples } from './runSamples';
import { listSamples } from './samples';

/** Each sample has its own compiler, which takes seconds, and many times that on a busy machine. */
const COMPILER_MS = 120_000;

const root = path.join(__dirname, '..');
const noProgram = (name: string): never => {
  throw new Error(`${name} is not shown here`);
};
const check = (text: string) =>
  runSamples(root, listSamples('docs/a.mdx', text, noProgram), () => undefined).map(
    ({ place, message }) => `${place} ${message}`,
  );

describe('listSamples', () => {
  it('reads marks, not the words of a title, and takes the output that follows', () => {
    const text =
      'Text\n\n```ts title="how to run it" run\nlet a = 1;\n```\n\n```text output\n1\n```\n\n  ```python\n  print(1)\n  ```\n';
    expect(listSamples('docs/a.mdx', text, noProgram)).toEqual([
      {
        place: 'docs/a.mdx:3',
        language: 'ts',
        code: 'let a = 1;\n',
        isRun: true,
        isFragment: false,
        expectedOutput: '1\n',
      },
      {
        place: 'docs/a.mdx:11',
        language: 'python',
        code: 'print(1)\n',
        isRun: false,
        isFragment: false,
        expectedOutput: null,
      },
    ]);
    expect(listSamples('docs/a.mdx', '```ts title="run"\n1;\n```\n', noProgram)[0]?.isRun).toBe(false);
  });

  it('takes a program that the page shows, and runs it where the page says what it prints', () => {
    const text =
      'import twice from \'@generated/project-files/default/twice.py.json\';\n\n<ProjectFile file={twice} />\n\n```text output\n2\n```\n\n<ProjectFile file={twice} needs="Python 3" />\n';
    const samples = listSamples('docs/a.mdx', text, (name) => `# ${name}\nprint(2)\n`);
    expect(samples).toMatchObject([
      { place: 'docs/a.mdx:3', language: 'python', code: '# twice.py\nprint(2)\n', isRun: true },
      { place: 'docs/a.mdx:9', isRun: false, expectedOutput: null },
    ]);
  });
});

describe('runSamples', { timeout: COMPILER_MS }, () => {
  it('accepts a sample that compiles, runs and prints what the page says', () => {
    expect(check('```ts run\nconsole.log(0x80);\n```\n\n```text output\n128\n```\n')).toEqual([]);
  });

  it('finds a sample that does not compile', () => {
    expect(check("```ts\nconst a: number = 'x';\n```\n")).toEqual([
      expect.stringContaining('docs/a.mdx:1 line 1'),
    ]);
  });

  it('leaves a fragment alone', () => {
    expect(check('```ts fragment\nboard.start();\n```\n')).toEqual([]);
  });

  it('finds a sample that fails, and one that prints something else', () => {
    const found = check(
      "```ts run\nthrow new Error('broken');\n```\n\n```ts run\nconsole.log(1);\n```\n\n```text output\n2\n```\n",
    );
    expect(found).toEqual([expect.stringContaining('broken'), expect.stringContaining('does not print')]);
  });
});
