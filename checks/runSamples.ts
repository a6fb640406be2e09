/** Compiles and runs the samples of the pages; {@link file://./samples.ts} says which. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from './problem';
import { findPython } from './python';
import { judgeOutcome, type Outcome, type Sample } from './samples';

const RUN_LIMIT_MS = 10_000;

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

const fileNames: Readonly<Record<Sample['language'], string>> = {
  ts: 'sample.mts',
  python: 'sample.py',
  cpp: 'sample.cpp',
  csharp: 'sample.cs',
  java: 'Sample.java',
};

/** One program for all samples: the compiler's start costs more than they do. */
function compile(samples: readonly Sample[], fileOf: (sample: Sample) => string): Problem[] {
  const files = new Map(samples.map((sample) => [fileOf(sample), sample]));
  if (files.size === 0) return [];
  const program = ts.createProgram([...files.keys()], compilerOptions);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const sample = file && files.get(path.normalize(file.fileName));
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return {
      place: sample?.place ?? 'samples',
      message: `line ${line} of this sample does not compile: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    };
  });
}

function execute(command: string, commandArguments: string[], folder: string): Outcome {
  const { status, stdout, stderr, error } = spawnSync(command, commandArguments, {
    cwd: folder,
    encoding: 'utf8',
    timeout: RUN_LIMIT_MS,
  });
  if (error) return { kind: 'failed', reason: error.message };
  return status === 0 ? { kind: 'ended', output: stdout } : { kind: 'failed', reason: stderr || stdout };
}

const SYNTAX_ONLY = 'import sys; compile(open(sys.argv[1], encoding="utf-8").read(), "sample", "exec")';

/**
 * Compiles and runs samples in a folder below `root` that is removed afterwards.
 *
 * @param say is told when samples are left out because this machine has no Python
 * @throws {Error} see `findPython`
 */
export function runSamples(root: string, samples: readonly Sample[], say: (line: string) => void): Problem[] {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', 'samples-'));
  const files = new Map(
    samples.map((sample, index) => {
      const own = path.join(folder, String(index));
      mkdirSync(own);
      const file = path.join(own, fileNames[sample.language]);
      writeFileSync(file, sample.code);
      return [sample, file];
    }),
  );
  const fileOf = (sample: Sample): string => files.get(sample) ?? '';
  try {
    const inTypeScript = samples.filter(({ language }) => language === 'ts');
    const problems = compile(
      inTypeScript.filter(({ isFragment }) => !isFragment),
      fileOf,
    );
    for (const sample of inTypeScript.filter(({ isRun }) => isRun)) {
      const outcome = execute(
        process.execPath,
        [require.resolve('tsx/cli'), fileOf(sample)],
        path.dirname(fileOf(sample)),
      );
      problems.push(...judgeOutcome(sample, outcome));
    }
    const inPython = samples.filter(({ language, isFragment }) => language === 'python' && !isFragment);
    const python = inPython.length > 0 ? findPython(`${inPython.length} Python samples`, say) : null;
    if (!python) return problems;
    for (const sample of inPython) {
      const file = fileOf(sample);
      const commandArguments = sample.isRun ? ['-I', file] : ['-I', '-c', SYNTAX_ONLY, file];
      problems.push(...judgeOutcome(sample, execute(python, commandArguments, path.dirname(file))));
    }
    return problems;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
