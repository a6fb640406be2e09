/** Steps of the build in processes of their own: they keep one processor busy each, and share nothing but the folder. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { runCommand } from '../runCommand';

const root = path.join(__dirname, '../..');

/**
 * Runs `<name>/step.ts` on a finished folder.
 *
 * @throws {Error} when it does not end well; it has said why
 */
export function runStep(name: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    fork(path.join(__dirname, name, 'step.ts'), [folder])
      .once('error', reject)
      .once('exit', (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`The step ${name} of the build ended with ${signal ?? `exit code ${code}`}.`));
      });
  });
}

/** What a `step.ts` does with the folder it is given. */
export function inStep(step: (folder: string, root: string) => Promise<void>): void {
  runCommand(async () => {
    const folder = process.argv[2];
    if (folder === undefined) throw new Error('No folder was given. Usage: step.ts FOLDER');
    await step(folder, root);
  });
}
