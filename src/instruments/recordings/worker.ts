/** The worker's edge: it reads the file, so that the page stays free. Nothing here asks any server. */
import { CannotWrite } from '@site/src/protocol/recordings/bdf';
import { HEAD_BYTES, openRecording } from '@site/src/protocol/recordings/open';
import { sourceOfFile } from '@site/src/protocol/recordings/readThrough';
import { RecordingFile, Stopped } from '@site/src/protocol/recordings/recordingFile';
import { whyUnreadable } from '../unreadable';
import type { Answers, FromWorker, Question, ToWorker } from './messages';

let recording: RecordingFile | null = null;
let isStopped = false;

const say = (message: FromWorker): void => self.postMessage(message);

/** How often the page hears how far the first reading is. */
const TOLD_EVERY_MS = 250;

/** Why a file cannot be read, or not be converted, in words. */
const reasonOf = (error: unknown): string =>
  error instanceof CannotWrite ? error.message : whyUnreadable(error);

async function open(file: Blob): Promise<void> {
  const source = sourceOfFile(file);
  const opened = openRecording(await source.read(0, Math.min(file.size, HEAD_BYTES)));
  if (!opened.ok) {
    say({ kind: 'refused', error: opened.error });
    return;
  }
  recording = new RecordingFile(opened.value, source);
  say({ kind: 'head', head: opened.value.head });
  const { scan } = recording;
  let toldAt = performance.now();
  await recording.index((share) => {
    if (performance.now() - toldAt > TOLD_EVERY_MS) {
      toldAt = performance.now();
      say({ kind: 'scanned', share, summary: scan.summarise(), isDone: false });
    }
    return undefined;
  });
  say({ kind: 'scanned', share: 1, summary: scan.summarise(), isDone: true });
}

/** Parts of a file that is being written go to the browser's store of blobs, which keeps large ones on the disk. */
async function save(file: RecordingFile, id: number, question: Question & { kind: 'save' }): Promise<Blob> {
  const parts: Blob[] = [];
  isStopped = false;
  let toldAt = performance.now();
  const write = question.format === 'csv' ? file.writeCsv.bind(file) : file.writeBdf.bind(file);
  let small: BlobPart[] = [];
  let smallBytes = 0;
  const flush = (): void => {
    parts.push(new Blob(small));
    small = [];
    smallBytes = 0;
  };
  await write(
    question.part,
    question.settings,
    (part) => {
      small.push(part);
      smallBytes += part.length;
      if (smallBytes > 2 ** 20) flush();
    },
    (share) => {
      if (performance.now() - toldAt > TOLD_EVERY_MS) {
        toldAt = performance.now();
        say({ kind: 'saving', id, share });
      }
      return !isStopped;
    },
  );
  flush();
  return new Blob(parts, { type: question.format === 'csv' ? 'text/csv' : 'application/octet-stream' });
}

function answer(file: RecordingFile, id: number, question: Question): Promise<Answers[keyof Answers]> {
  switch (question.kind) {
    case 'view':
      return file.view(question.part, question.columns, question.settings);
    case 'spectra':
      return file.spectra(question.part, question.settings);
    case 'save':
      return save(file, id, question);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    open(data.file).catch((error: unknown) => say({ kind: 'refused', error: reasonOf(error) }));
    return;
  }
  if (data.kind === 'stop') {
    isStopped = true;
    return;
  }
  const { id, question } = data;
  if (!recording) return;
  answer(recording, id, question).then(
    (given) => say({ kind: 'answer', id, answer: given }),
    (error: unknown) =>
      say({ kind: 'failed', id, error: error instanceof Stopped ? 'Stopped.' : reasonOf(error) }),
  );
});
