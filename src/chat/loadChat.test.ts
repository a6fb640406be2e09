import { describe, expect, it } from 'vitest';
import { createChatLoader } from './loadChat';

const URL_OF_CHAT = 'https://chat.example.org/widget.js';

/** A page of which only the footer and the scripts matter. */
function fakePage() {
  const page = {
    hasFooter: true,
    scripts: [] as { src: string; async: boolean }[],
    idle: [] as (() => void)[],
  };
  const document = {
    querySelector: () => (page.hasFooter ? {} : null),
    createElement: () => ({ src: '', async: false }),
    body: { append: (script: { src: string; async: boolean }) => void page.scripts.push(script) },
  };
  const show = createChatLoader(URL_OF_CHAT, {
    document: document as unknown as Document,
    whenIdle: (callback) => void page.idle.push(callback),
  });
  return { page, show, settle: () => page.idle.splice(0).forEach((callback) => callback()) };
}

describe('the support chat', () => {
  it('is loaded when the page has settled, not before', () => {
    const { page, show, settle } = fakePage();
    show();
    expect(page.scripts).toEqual([]);
    settle();
    expect(page.scripts).toEqual([{ src: URL_OF_CHAT, async: true }]);
  });

  it('is loaded once, however many pages are shown', () => {
    const { page, show, settle } = fakePage();
    show();
    show();
    settle();
    show();
    settle();
    expect(page.scripts).toHaveLength(1);
  });

  it('waits for a page with a footer', () => {
    const { page, show, settle } = fakePage();
    page.hasFooter = false;
    show();
    settle();
    expect(page.scripts).toEqual([]);
    page.hasFooter = true;
    show();
    settle();
    expect(page.scripts).toHaveLength(1);
  });
});
