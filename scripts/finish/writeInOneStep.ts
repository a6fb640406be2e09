import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that nobody ever sees half written: neither other steps of the build, nor the build after one that was killed. */
export async function writeInOneStep(file: string, content: string | Buffer): Promise<void> {
  const fresh = `${file}.new`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}
