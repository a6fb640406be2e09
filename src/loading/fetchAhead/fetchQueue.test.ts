import { describe, expect, it, vi } from 'vitest';
import { FetchQueue, type FetchSurroundings } from './fetchQueue';

/** A queue whose pages weigh what `weights` says and are as likely as their order there. */
function queueOf(
  weights: Record<string, number>,
  budgetBytes: number,
  extra: Partial<FetchSurroundings> = {},
) {
  const fetched: string[] = [];
  const order = Object.keys(weights);
  const queue = new FetchQueue(
    {
      fetchPage: (path) => {
        fetched.push(path);
        return Promise.resolve(weights[path] ?? 0);
      },
      rank: (path) => (order.includes(path) ? order.indexOf(path) : null),
      pageInView: () => '/',
      idle: () => Promise.resolve(),
      ...extra,
    },
    budgetBytes,
  );
  return { queue, fetched };
}

describe('FetchQueue', () => {
  it('fetches the likeliest first, whichever came into view first', async () => {
    const { queue, fetched } = queueOf({ '/next/': 1, '/text/': 1, '/menu/': 1 }, 100);
    for (const path of ['/menu/', '/text/', '/next/']) queue.add(path);
    await vi.waitFor(() => expect(fetched).toEqual(['/next/', '/text/', '/menu/']));
  });

  it('begins no fetch once the budget is spent, and has it again on the next page', async () => {
    let pageInView = '/';
    const { queue, fetched } = queueOf({ '/a/': 20, '/b/': 20, '/c/': 20 }, 30, {
      pageInView: () => pageInView,
    });
    for (const path of ['/a/', '/b/', '/c/']) queue.add(path);
    await vi.waitFor(() => expect(fetched).toEqual(['/a/', '/b/']));
    pageInView = '/b/';
    queue.add('/c/');
    await vi.waitFor(() => expect(fetched).toEqual(['/a/', '/b/', '/c/']));
  });

  it('has twice the budget for the likeliest page, for its link is the last that comes into view', async () => {
    const { queue, fetched } = queueOf({ '/next/': 20, '/a/': 20, '/b/': 20, '/c/': 20 }, 30);
    for (const path of ['/a/', '/b/', '/c/']) queue.add(path);
    await vi.waitFor(() => expect(fetched).toEqual(['/a/', '/b/']));
    queue.add('/next/');
    await vi.waitFor(() => expect(fetched).toEqual(['/a/', '/b/', '/next/']));
  });

  it('goes on with the next link in view after a fault', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const fetched: string[] = [];
    const { queue } = queueOf({ '/a/': 1, '/b/': 1 }, 100, {
      fetchPage: (path) => {
        fetched.push(path);
        return path === '/a/' ? Promise.reject(new Error('fault')) : Promise.resolve(1);
      },
    });
    queue.add('/a/');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    queue.add('/b/');
    await vi.waitFor(() => expect(fetched).toEqual(['/a/', '/b/']));
    warn.mockRestore();
  });

  it('fetches a page once, and none that is no longer in question', async () => {
    const { queue, fetched } = queueOf({ '/a/': 1 }, 100);
    queue.add('/gone/');
    queue.add('/a/');
    await vi.waitFor(() => expect(fetched).toEqual(['/a/']));
    queue.add('/a/');
    await Promise.resolve();
    expect(fetched).toEqual(['/a/']);
  });
});
