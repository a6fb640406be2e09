/** When pages were last changed, from git; without history the site is built without dates, and says so once. */
import type { VcsConfig } from '@docusaurus/types';

/** Wraps a source of dates so that its failure means "not known" instead of ending the build. */
export function withoutHistoryToo(history: VcsConfig, warn: (message: string) => void): VcsConfig {
  let hasWarned = false;

  async function orUnknown<Info>(ask: () => Promise<Info | null>): Promise<Info | null> {
    try {
      return await ask();
    } catch (error) {
      if (!hasWarned) {
        hasWarned = true;
        const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
        warn(`Git history cannot be read, so pages show no date of their last change. (${reason.trim()})`);
      }
      return null;
    }
  }

  return {
    initialize: (parameters) => history.initialize(parameters),
    getFileCreationInfo: (file) => orUnknown(() => history.getFileCreationInfo(file)),
    getFileLastUpdateInfo: (file) => orUnknown(() => history.getFileLastUpdateInfo(file)),
  };
}
