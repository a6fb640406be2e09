import { afterEach, expect, it, vi } from 'vitest';
import { LatestAsker, RecordingClient } from './client';
import type { ToWorker } from './messages';

/** A worker that hears all and answers nothing. */
class SilentWorker {
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  readonly postMessage = vi.fn<(message: ToWorker) => void>();
  readonly terminate = vi.fn();
}

afterEach(() => vi.unstubAllGlobals());

it('tells everybody who waits when the reader of recordings stops', async () => {
  const worker = new SilentWorker();
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  const onRefused = vi.fn();
  const client = new RecordingClient(new Blob(), { onHead: vi.fn(), onScanned: vi.fn(), onRefused });
  const saving = client.ask({
    kind: 'save',
    part: { from: 0, to: 1, channels: [0] },
    format: 'csv',
    settings: { gain: 24, isGuiBdf: true, rateHz: null },
  });
  const outcome = Promise.race([
    saving.catch((error: unknown) => String(error)),
    new Promise((resolve) => setTimeout(resolve, 100, 'still waiting')),
  ]);
  worker.onerror?.({ message: 'out of memory', preventDefault: vi.fn() });
  expect(await outcome).toContain('The reader of recordings stopped: out of memory.');
  expect(onRefused).toHaveBeenCalledWith(expect.stringContaining('Load the page again'));
});

it('asks the newest question once, and leaves out those that it replaced', async () => {
  const asker = new LatestAsker<string>();
  const asked: string[] = [];
  const answers: string[] = [];
  const ask = (question: string): void =>
    asker.ask(
      () => {
        asked.push(question);
        return Promise.resolve(question);
      },
      (answer) => answers.push(answer),
      vi.fn(),
    );
  for (const question of ['first', 'second', 'third']) ask(question);
  await vi.waitFor(() => expect(answers).toEqual(['first', 'third']));
  // As many turns as a question that is asked again and again would need.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(asked).toEqual(['first', 'third']);
});
