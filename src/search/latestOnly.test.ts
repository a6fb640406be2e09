import { expect, it } from 'vitest';
import { latestOnly } from './latestOnly';

/** Work that ends when the test says so. */
function controlled() {
  const ends = new Map<
    string,
    { resolve: (text: string) => void; reject: (error: Error) => void; signal: AbortSignal }
  >();
  const runs = latestOnly(
    (name: string, signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        ends.set(name, { resolve, reject, signal });
      }),
  );
  const end = (name: string) => {
    const found = ends.get(name);
    if (!found) throw new Error(`${name} was never started`);
    return found;
  };
  return { runs, end };
}

it('gives a single run its own outcome', async () => {
  const { runs, end } = controlled();
  const first = runs.run('first');
  end('first').resolve('one');
  await expect(first).resolves.toBe('one');
  const second = runs.run('second');
  end('second').reject(new Error('two'));
  await expect(second).rejects.toThrow('two');
});

it('aborts the run before and gives its waiter the newest answer, whichever comes first', async () => {
  for (const order of [
    ['first', 'second'],
    ['second', 'first'],
  ]) {
    const { runs, end } = controlled();
    const first = runs.run('first');
    const second = runs.run('second');
    expect(end('first').signal.aborted).toBe(true);
    expect(end('second').signal.aborted).toBe(false);
    for (const name of order) end(name).resolve(`answer to ${name}`);
    expect(await Promise.all([first, second])).toEqual(['answer to second', 'answer to second']);
  }
});

it('does not let an aborted run end the wait with its rejection', async () => {
  const { runs, end } = controlled();
  const first = runs.run('first');
  const second = runs.run('second');
  end('first').reject(new Error('aborted'));
  end('second').resolve('answer');
  expect(await Promise.all([first, second])).toEqual(['answer', 'answer']);
});

it('aborts on request', () => {
  const { runs, end } = controlled();
  void runs.run('only');
  runs.abort();
  expect(end('only').signal.aborted).toBe(true);
});
