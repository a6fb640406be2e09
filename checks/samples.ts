/**
 * Code samples of the pages.
 *
 * - Every sample marked `ts` must compile (strict, no packages but Node's own types). A part of a program that cannot
 *   stand alone says so: ` ```ts fragment `.
 * - ` ```ts run ` and ` ```python run ` are also executed, each in a folder of its own, with the standard library only;
 *   they must end well within ten seconds.
 * - A block ` ```text output ` after one of them is what it must print, to the letter.
 * - ` ```python ` must at least be read by Python.
 * - C, C++, Arduino sketches, C# and Java are read by their grammars ({@link file://./syntax.ts}); R, Julia and MATLAB are not
 *   read by anything here.
 * - `<ProjectFile file={x} />` shows a program of `static/examples/`; it is a sample like the others, and is run when a
 *   block ` ```text output ` says what it prints.
 */
import type { Problem } from './problem';

/** One fenced block that is checked. */
export interface Sample {
  /** `docs/….mdx:12`, the line of the opening fence. */
  place: string;
  language: 'ts' | 'python' | 'cpp' | 'csharp' | 'java';
  code: string;
  isRun: boolean;
  isFragment: boolean;
  /** What it must print; null where the page does not say. */
  expectedOutput: string | null;
}

interface Fence {
  line: number;
  language: string;
  words: string[];
  code: string;
  /** Whether it stands for a program of `static/examples/`. */
  isProgram?: boolean;
}

/** Reads a program of `static/examples/` by its name. */
export type ReadProgram = (name: string) => string;

const languages: Readonly<Record<string, Sample['language']>> = {
  ts: 'ts',
  typescript: 'ts',
  python: 'python',
  py: 'python',
  // The grammar of C++ reads C and Arduino sketches, too.
  c: 'cpp',
  cpp: 'cpp',
  ino: 'cpp',
  csharp: 'csharp',
  java: 'java',
};

/** The programs that a page imports, by the name it gives them. */
const listImports = (text: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(
      text.matchAll(/^import (\w+) from '@generated\/project-files\/default\/(.+)\.json';$/gm),
      ([, name = '', file = '']) => [name, file],
    ),
  );

function listFences(text: string, readProgram: ReadProgram): Fence[] {
  const imports = listImports(text);
  const fences: Fence[] = [];
  let open: (Fence & { mark: string; indent: number; lines: string[] }) | null = null;
  text.split('\n').forEach((line, index) => {
    const found = /^(\s*)(`{3,}|~{3,})\s*(.*)$/.exec(line);
    if (!open) {
      const program = imports.get(/<ProjectFile file=\{(\w+)\}/.exec(line)?.[1] ?? '');
      if (program) {
        const language = program.slice(program.lastIndexOf('.') + 1);
        fences.push({ line: index + 1, language, words: [], code: readProgram(program), isProgram: true });
      }
      if (!found) return;
      const [, indent = '', mark = '', info = ''] = found;
      // Titles hold words that are no marks.
      const [language = '', ...words] = info
        .replace(/\w+=("[^"]*"|'[^']*'|\{[^}]*\})/g, '')
        .trim()
        .split(/\s+/);
      open = { line: index + 1, language, words, code: '', mark, indent: indent.length, lines: [] };
    } else if (found && found[2]?.startsWith(open.mark) && found[3] === '') {
      const { line: start, language, words, lines } = open;
      fences.push({ line: start, language, words, code: `${lines.join('\n')}\n` });
      open = null;
    } else {
      open.lines.push(line.slice(0, open.indent).trim() === '' ? line.slice(open.indent) : line);
    }
  });
  return fences;
}

/** The samples of one page, in order. */
export function listSamples(file: string, text: string, readProgram: ReadProgram): Sample[] {
  const fences = listFences(text, readProgram);
  return fences.flatMap(({ language: name, line, words, code, isProgram = false }, index) => {
    const language = languages[name];
    if (!language) return [];
    const next = fences[index + 1];
    const isOutput = next?.language === 'text' && next.words.includes('output');
    return [
      {
        place: `${file}:${line}`,
        language,
        code,
        isRun: words.includes('run') || (isProgram && isOutput),
        isFragment: words.includes('fragment'),
        expectedOutput: isOutput ? next.code : null,
      },
    ];
  });
}

/** How a sample ended: the error of its compiler or interpreter, or what it printed. */
export type Outcome = { kind: 'failed'; reason: string } | { kind: 'ended'; output: string };

/** What is wrong with a sample that was run. */
export function judgeOutcome(sample: Sample, outcome: Outcome): Problem[] {
  if (outcome.kind === 'failed')
    return [{ place: sample.place, message: `this sample fails:\n${outcome.reason.trim()}` }];
  if (sample.expectedOutput === null || outcome.output.trim() === sample.expectedOutput.trim()) return [];
  return [
    {
      place: sample.place,
      message: `this sample does not print what the page says.\nIt prints:\n${outcome.output.trim()}\nThe page says:\n${sample.expectedOutput.trim()}`,
    },
  ];
}
