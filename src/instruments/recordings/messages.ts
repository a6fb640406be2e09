/** What the page and its worker say to each other. A worker has one file, from its first message to its end. */
import type { Part, ReadingSettings, View } from '@site/src/protocol/recordings/recordingFile';
import type { ScanSummary } from '@site/src/protocol/recordings/scan';
import type { RecordingHead } from '@site/src/protocol/recordings/types';
import type { Spectrum } from '@site/src/signal/spectrum';

/** What can be asked for, and what comes back. */
export interface Answers {
  view: View;
  spectra: readonly Spectrum[] | null;
  save: Blob;
}

/** What a file is converted to. */
export type SaveFormat = 'csv' | 'bdf';

/** A question, without its number. */
export type Question =
  | { kind: 'view'; part: Part; columns: number; settings: ReadingSettings }
  | { kind: 'spectra'; part: Part; settings: ReadingSettings }
  | { kind: 'save'; part: Part; format: SaveFormat; settings: ReadingSettings };

/** From the page. */
export type ToWorker =
  { kind: 'open'; file: Blob } | { kind: 'stop' } | { kind: 'ask'; id: number; question: Question };

/** From the worker. */
export type FromWorker =
  | { kind: 'head'; head: RecordingHead }
  | { kind: 'scanned'; share: number; summary: ScanSummary; isDone: boolean }
  | { kind: 'refused'; error: string }
  | { kind: 'answer'; id: number; answer: Answers[keyof Answers] }
  | { kind: 'saving'; id: number; share: number }
  | { kind: 'failed'; id: number; error: string };
