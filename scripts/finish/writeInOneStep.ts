import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that nobody ever sees half written: neither other steps of the build, nor the build after one that was killed. */
export async function writeInOneStep(file: string, content: string | Uint8Array): Promise<void> {
  // Builds that run at the same time share the cache of cards.
  const fresh = `${file}.${randomUUID()}.new`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}
