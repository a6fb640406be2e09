/** The worker's edge: messages in, messages out. */
import { SearchError } from '../types';
import { loadEngine } from './loadIndex';
import type { FromWorker, ToWorker } from './messages';
import { createSearchService } from './searchService';

const service = createSearchService(loadEngine);
const say = (message: FromWorker): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'warm') {
    service.warm(data.address);
    return;
  }
  const { id, address, requests } = data;
  service.search(requests, address).then(
    (results) => say({ kind: 'answer', id, results }),
    (error: unknown) => {
      const { kind, message, status } =
        error instanceof SearchError
          ? error
          : new SearchError('index', `The search engine failed: ${String(error)}`);
      say({ kind: 'failure', id, error: { kind, message, status } });
    },
  );
});
