/** Lighthouse's verdict on a page, with its own settings for phones. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { RunnerResult } from 'lighthouse';

/** Its own program: the compiler of this file would add a helper to the functions that Lighthouse runs in a page. */
const program = createRequire(__filename).resolve('lighthouse/cli/index.js');
const run = promisify(execFile);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores from 0 to 100, times in ms. */
export interface Verdict {
  scores: Record<(typeof categories)[number], number>;
  largestPaint: number;
  blocking: number;
  /** Names of the audits outside performance that the page does not pass. */
  failed: string[];
}

/** @param port the debugging port of a Chromium that runs */
export async function judge(url: string, port: number): Promise<Verdict> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 64 * 2 ** 20 },
  );
  const { audits, categories: found } = JSON.parse(stdout) as RunnerResult['lhr'];
  const score = (name: (typeof categories)[number]): number => Math.round((found[name]?.score ?? 0) * 100);
  const failed = categories
    .slice(1)
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    failed: [...new Set(failed)],
  };
}
