/** Where rows go while a recording runs: a file that the reader chose, or pieces in memory until it is saved. */
import type { Row } from '@site/src/protocol/session/cytonRows';
import { odfHeader, odfLine, type Recorded } from './odf';

/** Takes text in order. */
export interface Sink {
  write: (text: string) => Promise<void>;
  /** Everything is written; the file is complete. */
  close: () => Promise<void>;
  /** Nothing is to be written after all: what the file held before stays in it. */
  discard: () => Promise<void>;
}

/** Text is handed over in pieces of about a second of eight channels. */
const PIECE_CHARACTERS = 32_000;

/** What an error says, without a full stop: it goes into a sentence. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** One recording. What was written stays written, whatever happens to the board. */
export class Recording {
  rows = 0;
  /** Why writing failed; `null` while all is well. */
  problem: string | null = null;
  private text = '';
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly sink: Sink,
    private readonly recorded: Recorded,
  ) {
    this.text = odfHeader(recorded);
  }

  add(row: Row): void {
    this.text += odfLine(row, this.recorded);
    this.rows += 1;
    if (this.text.length >= PIECE_CHARACTERS) this.hand();
  }

  /** Writes what is left and closes the file. Never rejects: a failure is the `problem`. */
  async end(): Promise<void> {
    this.hand();
    await this.queue.then(() => this.sink.close()).catch((error: unknown) => this.note(error));
  }

  private hand(): void {
    const { text } = this;
    this.text = '';
    // Pieces follow each other, also where writing takes longer than they take to come.
    this.queue = this.queue.then(() => this.sink.write(text)).catch((error: unknown) => this.note(error));
  }

  /** The first failure says why; a file that has failed refuses all that comes after it as well. */
  private note(error: unknown): void {
    this.problem ??= reasonOf(error);
  }
}

/** Pieces as blobs, which browsers may keep on disk, until `save` gets them all. */
export function pieceSink(save: (pieces: readonly Blob[]) => void): Sink {
  const pieces: Blob[] = [];
  return {
    write: (text) => {
      pieces.push(new Blob([text]));
      return Promise.resolve();
    },
    close: () => {
      save(pieces);
      return Promise.resolve();
    },
    discard: () => Promise.resolve(),
  };
}

interface SavePicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

/** Whether the reader can choose a file that grows while the recording runs. */
export const canWriteFiles = (): boolean => 'showSaveFilePicker' in window;

/** A file that the reader chooses; `null` when they choose none. */
export async function fileSink(suggestedName: string): Promise<Sink | null> {
  try {
    const handle = await (window as SavePicker).showSaveFilePicker?.({ suggestedName });
    const stream = await handle?.createWritable();
    if (!stream) return null;
    return {
      write: (text) => stream.write(text),
      close: () => stream.close(),
      discard: () => stream.abort(),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
