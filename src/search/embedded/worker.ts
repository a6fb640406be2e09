/** The worker's edge: messages in, messages out. */
import { SearchError, type SearchAnswer } from '../types';
import { loadEngine } from './loadIndex';
import type { FromWorker, SentAnswer, ToWorker } from './messages';
import { createSearchService } from './searchService';

const service = createSearchService(loadEngine);
const say = (message: FromWorker): void => self.postMessage(message);

/** A promise can't be sent. */
const toSend = ({ complete: _complete, ...answer }: SearchAnswer): SentAnswer => answer;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'warm') {
    service.warm(data.address);
    return;
  }
  const { id, address, requests } = data;
  service.search(requests, address).then(
    (answers) => {
      const isComplete = answers.every((answer) => !answer.complete);
      say({ kind: 'answer', id, answers: answers.map(toSend), isComplete });
      if (isComplete) return;
      void Promise.all(answers.map((answer) => answer.complete ?? Promise.resolve(answer))).then((texts) =>
        say({ kind: 'texts', id, answers: texts.map(toSend) }),
      );
    },
    (error: unknown) => {
      const { kind, message, status } =
        error instanceof SearchError
          ? error
          : new SearchError('index', `The search engine failed: ${String(error)}`);
      say({ kind: 'failure', id, error: { kind, message, status } });
    },
  );
});
