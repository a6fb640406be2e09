/** Lighthouse's verdict on a page, with its own settings for phones. */
import lighthouse from 'lighthouse';

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
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse: no result for ${url}`);
  const { audits, categories: found } = result.lhr;
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
