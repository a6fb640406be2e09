/** When pages were last changed: by git, or, for a file without history, by the file itself. */
import { stat } from 'node:fs/promises';
import type { VcsChangeInfo, VcsConfig } from '@docusaurus/types';

/**
 * When a file was written. An archive of the project keeps that time, and a page that is not committed yet has no
 * other; a fresh copy has the time of the copy.
 */
async function fileDate(file: string): Promise<VcsChangeInfo> {
  const { mtimeMs } = await stat(file);
  return { timestamp: Math.trunc(mtimeMs), author: '' };
}

/**
 * Wraps a source of dates so that its failure does not end the build: every page says when it was last changed, also in
 * a copy of the project without history. Says once that it is one.
 */
export function withoutHistoryToo(history: VcsConfig, warn: (message: string) => void): VcsConfig {
  let hasWarned = false;

  async function orUnknown<Info>(ask: () => Promise<Info | null>): Promise<Info | null> {
    try {
      return await ask();
    } catch (error) {
      if (!hasWarned) {
        hasWarned = true;
        const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
        warn(
          `The Git history cannot be read, so pages show when their files were written. (${reason.trim()})`,
        );
      }
      return null;
    }
  }

  return {
    initialize: (parameters) => history.initialize(parameters),
    getFileCreationInfo: (file) => orUnknown(() => history.getFileCreationInfo(file)),
    getFileLastUpdateInfo: async (file) =>
      (await orUnknown(() => history.getFileLastUpdateInfo(file))) ?? fileDate(file),
  };
}
