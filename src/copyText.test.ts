import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copyText';

/** What is on the clipboard, as browsers write there: all of an item, or nothing. */
let copied: string | null = null;
const write = vi.fn(async ([item]: { parts: Record<string, Promise<Blob>> }[]) => {
  copied = (await (await item?.parts['text/plain'])?.text()) ?? null;
});
const writeText = vi.fn((text: string) => {
  copied = text;
  return Promise.resolve();
});

afterEach(() => {
  copied = null;
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function useBrowser({ hasItems }: { hasItems: boolean }): void {
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  vi.stubGlobal(
    'ClipboardItem',
    hasItems
      ? class {
          constructor(readonly parts: Record<string, Promise<Blob>>) {}
        }
      : undefined,
  );
}

it('asks for the clipboard in the moment of the press, before the text is there', async () => {
  useBrowser({ hasItems: true });
  const done = copyText(() => Promise.resolve('# Cyton'));
  expect(write).toHaveBeenCalledOnce();
  await done;
  expect(copied).toBe('# Cyton');
});

it('waits for the text where there is no other way', async () => {
  useBrowser({ hasItems: false });
  await copyText(() => Promise.resolve('# Cyton'));
  expect(copied).toBe('# Cyton');
});

it.each([true, false])('tells that the text did not come, with items: %s', async (hasItems) => {
  useBrowser({ hasItems });
  await expect(copyText(() => Promise.reject(new Error('status 404')))).rejects.toThrow('status 404');
  expect(copied).toBeNull();
});

it('tells where there is no clipboard, as on an address that is not secure', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('ClipboardItem', undefined);
  await expect(copyText(() => Promise.resolve('# Cyton'))).rejects.toThrow();
});
