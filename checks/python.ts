import { spawnSync } from 'node:child_process';

/**
 * The command that starts Python 3 on this machine.
 *
 * @param what stays unchecked without it, such as "12 Python samples"
 * @param say is told so
 * @returns `null` when there is none
 * @throws {Error} when there is none and `CI` is set: what nobody sees left out is never missed
 */
export function findPython(what: string, say: (line: string) => void): string | null {
  const found = ['python3', 'python'].find((name) => {
    const { status, stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' });
    return status === 0 && stdout.startsWith('Python 3');
  });
  if (found) return found;
  const message = `No Python 3 on this machine: ${what} are NOT checked.`;
  if (process.env.CI) throw new Error(message);
  say(message);
  return null;
}
