/** Stands in for the framework's module of this name. */
import prefetch from '@docusaurus/core/lib/client/prefetch';

const asked = new Map<string, Promise<void>>();

/** Lets the browser fetch a file that may be needed soon, unless it was told to before. */
export default function prefetchOnce(url: string): Promise<void> {
  const known = asked.get(url);
  if (known) return known;
  const prefetched = prefetch(url);
  asked.set(url, prefetched);
  return prefetched;
}
