/** Loads the support chat when the page has settled, on pages that show the footer, once. */

/** What the theme calls the footer, whatever it looks like. */
const FOOTER = '.theme-layout-footer';

/** What the loader needs of the browser. */
export interface ChatPage {
  document: Document;
  /** Calls back when the page has loaded and has nothing more urgent to do. */
  whenIdle: (callback: () => void) => void;
}

/**
 * @returns a function to call whenever a page is shown; it loads the script the first time there is a footer
 */
export function createChatLoader(scriptUrl: string, { document, whenIdle }: ChatPage): () => void {
  let isWanted = false;
  return () => {
    if (isWanted || document.querySelector(FOOTER) === null) return;
    isWanted = true;
    whenIdle(() => {
      const script = document.createElement('script');
      script.async = true;
      script.src = scriptUrl;
      document.body.append(script);
    });
  };
}
