import type { LoadedVersion, PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { shortReason } from './shortReason';

/** Adds to what stands before and after each document why one would go there (`src/theme/PaginatorNavLink` shows it). */
export function withReasons(version: LoadedVersion): LoadedVersion {
  const reasons = new Map(version.docs.map((doc) => [doc.permalink, shortReason(doc.description)]));
  const explain = <Target extends PropNavigationLink>(target: Target | undefined): Target | undefined =>
    target && { ...target, reason: reasons.get(target.permalink) };
  return {
    ...version,
    docs: version.docs.map((doc) => ({
      ...doc,
      previous: explain(doc.previous),
      next: explain(doc.next),
    })),
  };
}
