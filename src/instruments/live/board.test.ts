import { afterEach, describe, expect, it, vi } from 'vitest';
import { CytonSession } from '@site/src/protocol/session/cytonSession';
import { LiveBoard } from './board';
import type { LineListener } from './line';

/** A file as browsers give one: what fails once refuses everything from then on. */
function makeFile(failure?: Error) {
  const close = vi.fn(() => (failure ? Promise.reject(new TypeError('errored')) : Promise.resolve()));
  const abort = vi.fn(() => Promise.resolve());
  return { write: () => (failure ? Promise.reject(failure) : Promise.resolve()), close, abort };
}

/** A board whose line leads nowhere, and a reader who chooses a file. */
async function makeBench(file = makeFile()) {
  const picked = vi.fn((_: { suggestedName: string }) =>
    Promise.resolve({ createWritable: () => Promise.resolve(file) }),
  );
  vi.stubGlobal('window', { showSaveFilePicker: picked });
  const board = new LiveBoard();
  const closeLine = vi.fn(() => Promise.resolve());
  let listener: LineListener | undefined;
  await board.open(
    'Cyton',
    (given) => {
      listener = given;
      return { send: () => undefined, close: closeLine };
    },
    (line, given) => new CytonSession(line.send, given),
  );
  return { board, closeLine, file, picked, pull: () => listener?.onLost('The dongle was pulled out.') };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('a recording that cannot be written', () => {
  const full = new Error('The disk is full.');
  const told = /^The recording cannot be written: The disk is full\. Its file is empty or incomplete\. Free/;

  it('says so when it is stopped', async () => {
    const { board } = await makeBench(makeFile(full));
    await board.startRecording();
    expect(await board.endRecording()).toMatch(told);
    expect(board.getState()).toMatchObject({ recording: null, problem: expect.stringMatching(told) });
    await board.disconnect();
  });

  it('keeps nobody from disconnecting', async () => {
    const { board, closeLine } = await makeBench(makeFile(full));
    await board.startRecording();
    await board.disconnect();
    expect(closeLine).toHaveBeenCalledOnce();
    expect(board.getState()).toMatchObject({ lineName: null, problem: expect.stringMatching(told) });
  });

  it('says so when the dongle is pulled out', async () => {
    const { board, pull } = await makeBench(makeFile(full));
    await board.startRecording();
    pull();
    await vi.waitFor(() => expect(board.getState().problem).toMatch(told));
    expect(board.getState()).toMatchObject({ lineName: null, recording: null });
  });
});

it('says in whole sentences why a file is refused', async () => {
  const { board, picked } = await makeBench();
  picked.mockRejectedValueOnce(new DOMException('The request is not allowed.', 'NotAllowedError'));
  await board.startRecording();
  expect(board.getState().problem).toBe(
    'The file cannot be written: The request is not allowed. Choose another folder.',
  );
  await board.disconnect();
});

describe('a line that was lost', () => {
  it('is closed before another one is opened, for its port would be taken', async () => {
    const { board, closeLine, pull } = await makeBench();
    let letGo = (): void => undefined;
    closeLine.mockReturnValueOnce(new Promise<void>((resolve) => (letGo = resolve)));
    pull();
    const openLine = vi.fn(() => ({ send: () => undefined, close: () => Promise.resolve() }));
    const opening = board.open('Cyton', openLine, (line, given) => new CytonSession(line.send, given));
    // Whatever does not wait for the line is done after one turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(openLine).not.toHaveBeenCalled();
    letGo();
    await opening;
    expect(openLine).toHaveBeenCalledOnce();
    await board.disconnect();
  });
});

describe('a recording that begins', () => {
  it('is named by the local time, as its rows are', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    vi.useFakeTimers({ now: new Date('2026-11-22T23:05:03Z'), toFake: ['Date'] });
    const { board, picked } = await makeBench();
    await board.startRecording();
    expect(picked).toHaveBeenCalledWith({ suggestedName: 'OpenBCI-RAW-2026-11-23_08-05-03.txt' });
    await board.disconnect();
  });

  // Closing a file that nothing was written to would empty it: the reader may have chosen an older recording.
  it('does not when the dongle was pulled out while the reader chose a file, and leaves that as it was', async () => {
    const { board, file, pull } = await makeBench();
    const started = board.startRecording();
    pull();
    await started;
    expect(board.getState().recording).toBeNull();
    expect(file.abort).toHaveBeenCalledOnce();
    expect(file.close).not.toHaveBeenCalled();
  });

  it('does not a second time while it runs, and leaves the second file as it was', async () => {
    const { board, file } = await makeBench();
    await Promise.all([board.startRecording(), board.startRecording()]);
    expect(board.getState().recording).not.toBeNull();
    expect(file.abort).toHaveBeenCalledOnce();
    expect(file.close).not.toHaveBeenCalled();
    await board.disconnect();
  });
});
