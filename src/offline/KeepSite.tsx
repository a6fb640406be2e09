import { type ReactNode, useEffect, useRef, useState } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { readBrowserSettings } from '@site/src/browserSettings';
import { canKeepPages, startWorker } from './registration';
import {
  fetchSiteSummary,
  findSiteCopy,
  hasSiteFiles,
  type Progress,
  removeSiteCopies,
  saveSite,
  SiteCopyError,
  type SiteCopyFault,
} from './siteCopy';
import styles from './offline.module.css';

type State =
  | { kind: 'looking' }
  | { kind: 'unable' }
  /** No whole copy; `hasPart` where an earlier run has left files. */
  | { kind: 'ready'; hasPart: boolean; ended?: End | 'removal' | 'no removal' }
  | { kind: 'saving'; progress: Progress | null }
  | { kind: 'kept'; isNewest: boolean; ended?: End | 'no removal' };

/** How the last attempt to make a copy ended short of one. */
type End = 'stop' | SiteCopyFault;

async function withoutCopy(baseUrl: string, ended?: End): Promise<State> {
  return { kind: 'ready', hasPart: await hasSiteFiles(baseUrl).catch(() => false), ended };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)}\u00a0MB`;

const ENDS = {
  stop: 'Stopped. What has been downloaded stays on this device: start again to continue.',
  removal: 'The copy has been removed from this device.',
  'no removal':
    'The copy could not be removed. Try again, or delete the data of this site in the browser’s settings.',
} as const;

function describeFault(fault: SiteCopyFault): string {
  switch (fault.kind) {
    case 'full':
      return fault.freeBytes === null
        ? `The browser has no room for ${megabytes(fault.neededBytes)}. Free some space, or allow this site more storage, and try again.`
        : `The site needs ${megabytes(fault.neededBytes)}, and the browser gives it ${megabytes(Math.max(0, fault.freeBytes))}. Free some space and try again.`;
    case 'network':
      return 'The connection broke, or the site was updated meanwhile. What has been downloaded is kept: try again to continue.';
    case 'refused':
      return 'This browser does not let the site keep anything. Private windows and strict settings can cause this.';
  }
}

function Panel(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [state, setState] = useState<State>({ kind: 'looking' });
  const [size, setSize] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);

  // The button that had the focus is gone with what it stood for. The next one must not take the focus: who presses
  // Stop a moment late would remove the copy.
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [state.kind]);

  useEffect(() => {
    const leaving = new AbortController();
    async function look(): Promise<void> {
      if (!canKeepPages()) return setState({ kind: 'unable' });
      const kept = await findSiteCopy(baseUrl);
      const newest = await fetchSiteSummary(baseUrl, leaving.signal);
      if (leaving.signal.aborted) return;
      setSize(newest?.bytes ?? null);
      setState(
        kept === null
          ? await withoutCopy(baseUrl)
          : { kind: 'kept', isNewest: newest === null || newest.build === kept },
      );
    }
    look().catch(() => setState({ kind: 'unable' }));
    return () => {
      leaving.abort();
      stop.current?.abort();
    };
  }, [baseUrl]);

  async function save(): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    hasActed.current = true;
    setState({ kind: 'saving', progress: null });
    try {
      await startWorker(baseUrl);
      await saveSite(baseUrl, {
        signal: controller.signal,
        onProgress: (progress) => setState({ kind: 'saving', progress }),
      });
      setState({ kind: 'kept', isNewest: true });
    } catch (error) {
      const isStopped = controller.signal.aborted;
      if (!isStopped) console.error('[offline]', error);
      const fault: SiteCopyFault = error instanceof SiteCopyError ? error.fault : { kind: 'refused' };
      const ended = isStopped ? 'stop' : fault;
      // The copy that was to be updated is still there, to be read and to be removed.
      const kept = await findSiteCopy(baseUrl).catch(() => null);
      setState(kept === null ? await withoutCopy(baseUrl, ended) : { kind: 'kept', isNewest: false, ended });
    }
  }

  async function remove(): Promise<void> {
    hasActed.current = true;
    try {
      await removeSiteCopies(baseUrl);
      setState({ kind: 'ready', hasPart: false, ended: 'removal' });
    } catch (error) {
      console.error('[offline]', error);
      setState((now) =>
        now.kind === 'kept' || now.kind === 'ready' ? { ...now, ended: 'no removal' } : now,
      );
    }
  }

  const sized = size === null ? '' : ` (${megabytes(size)})`;
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label="Copy of this site" tabIndex={-1}>
      <div role="status">
        {state.kind === 'unable' && <p>This browser cannot keep pages for reading without a network.</p>}
        {(state.kind === 'ready' || state.kind === 'kept') && state.ended && (
          <p>{typeof state.ended === 'string' ? ENDS[state.ended] : describeFault(state.ended)}</p>
        )}
        {state.kind === 'ready' && state.hasPart && !state.ended && (
          <p>A part of the site is on this device already: start again to continue.</p>
        )}
        {state.kind === 'kept' && state.isNewest && <p>The whole site is on this device.</p>}
        {state.kind === 'kept' && !state.isNewest && (
          <p>The whole site is on this device, as it was before its last update.</p>
        )}
        {state.kind === 'saving' && <p>Keeping the site on this device …</p>}
      </div>
      {state.kind === 'saving' && (
        <p>
          <progress
            aria-label="Bytes kept"
            max={state.progress?.totalBytes ?? 1}
            value={state.progress?.doneBytes ?? 0}
          />{' '}
          {state.progress &&
            `${megabytes(state.progress.doneBytes)} of ${megabytes(state.progress.totalBytes)}`}
        </p>
      )}
      <p className={styles.buttons}>
        {(state.kind === 'ready' || (state.kind === 'kept' && !state.isNewest)) && (
          <button type="button" className="button button--primary" onClick={() => void save()}>
            {state.kind === 'kept' ? `Update the copy${sized}` : `Keep this site on this device${sized}`}
          </button>
        )}
        {state.kind === 'saving' && (
          <button type="button" className="button button--secondary" onClick={() => stop.current?.abort()}>
            Stop
          </button>
        )}
        {(state.kind === 'kept' || (state.kind === 'ready' && state.hasPart)) && (
          <button type="button" className="button button--secondary" onClick={() => void remove()}>
            {state.kind === 'kept' ? 'Remove it from this device' : 'Remove this part from this device'}
          </button>
        )}
      </p>
    </div>
  );
}

/** Lets a reader keep the whole site, see how far it is, and get rid of it. */
export function KeepSite(): ReactNode {
  if (!readBrowserSettings().offline) return <p>This copy of the site was built without offline reading.</p>;
  return (
    <BrowserOnly fallback={<p>Keeping the site on a device needs JavaScript.</p>}>
      {() => <Panel />}
    </BrowserOnly>
  );
}
