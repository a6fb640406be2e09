/** Puts `NAME.br` and `NAME.gz` beside the text files of a finished build, for servers that send them as they are. */
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isForServers } from '../../deploy/serverFiles';
import { allDone } from './allDone';
import { listFiles } from './listFiles';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text that compresses. Sketches and programs to download are text too. */
const TEXT = /\.(?:bin|c|css|csv|html|ico|ino|js|json|m|md|mjs|py|svg|ts|txt|wasm|webmanifest|xml)$/;

/** Programs and styles, which pages share: what is saved on them is saved on every first visit. */
const SHARED = /\.(?:css|js)$/;
/** What a first visit waits for besides; the rest is asked for by programs, which have time. */
const WAITED_FOR = /\.(?:html|json)$/;

/**
 * Of 11 levels, the tenth makes files 2 % larger than the last, in 40 % of its time; the seventh takes a tenth of that.
 * The last level for the pages, too, would cost a build five seconds of processor time.
 */
function qualityFor(name: string): number {
  if (SHARED.test(name)) return 11;
  return WAITED_FOR.test(name) ? 10 : 7;
}

/** What fits into one packet of the network anyway, in bytes. */
const ONE_PACKET = 1024;

/** A compressed twin must save enough to be worth looking for on the disk. */
const isWorthIt = (twin: Buffer, original: Buffer): boolean => twin.length < original.length * 0.9;

async function writeTwins(file: string): Promise<number> {
  const original = await readFile(file);
  if (original.length < ONE_PACKET) return 0;
  const [br, gz] = await Promise.all([
    toBrotli(original, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
      },
    }),
    toGzip(original, { level: 9 }),
  ]);
  const twins = [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ] as const;
  const kept = twins.filter(([, twin]) => isWorthIt(twin, original));
  await Promise.all(kept.map(([name, twin]) => writeFile(name, twin)));
  return kept.length;
}

/**
 * @param isWanted for the names of files below the folder; a build may be compressed in parts
 * @returns how many files were written
 */
export async function writeCompressed(
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<number> {
  const left = (await listFiles(folder)).filter(
    (name) => TEXT.test(name) && !isForServers(name) && isWanted(name),
  );
  let written = 0;
  async function work(): Promise<void> {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const count = await writeTwins(path.join(folder, name));
      written += count;
    }
  }
  // The threads of zlib do the work; twice as many as there are processors keeps them busy while files are read.
  await allDone(Array.from({ length: 2 * os.availableParallelism() }, work));
  return written;
}
