/**
 * The text of a document is in the server's page and nowhere else (`plugins/sent-once`). On the page that a reader comes
 * to, it is there already; before a page that is reached by a link is shown, its text is taken from the server's page.
 */

/** Marks what is sent once, and says which of a page's it is. */
export const MARK = 'data-sent-once';

/** The path of a document: the framework's address of it lacks the slash at its end. */
export const pathOfDocument = (permalink: string): string => permalink.replace(/\/?$/, '/');

/** The page that the server has sent: it has its text. */
const sentPath =
  typeof document === 'undefined'
    ? undefined
    : new URL(
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href,
        document.baseURI,
      ).pathname;

type Texts = ReadonlyMap<string, string>;

const asked = new Map<string, Promise<void>>();
const sheets = new Map<string, readonly string[]>();
const texts = new Map<string, Texts>();

/** What is marked in a page: number → HTML. */
const textsIn = (page: Document): Texts =>
  new Map(
    [...page.querySelectorAll(`[${MARK}]`)].map((element) => [
      element.getAttribute(MARK) ?? '',
      element.innerHTML,
    ]),
  );

/** The name of the program holds its hash: two builds never have the same. */
const programOf = (page: Document): string | undefined =>
  [...page.scripts]
    .map(({ src }) => new URL(src, document.baseURI).pathname)
    .find((path) => /\/main\.\w+\.js$/.test(path));

async function askFor(path: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(path, { priority });
  if (!response.ok) throw new Error(`${path} could not be read: the server answers ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (programOf(page) !== programOf(document)) throw new Error(`${path} is of another build than this page.`);
  texts.set(path, textsIn(page));
  sheets.set(
    path,
    [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? ''),
  );
}

/** The addresses of the style sheets of a page whose text has been fetched. */
export const sheetsOf = (path: string): readonly string[] => sheets.get(path) ?? [];

/**
 * Gets the text of a page, once.
 *
 * @param path of a document, with the site's base
 * @param priority `low` for a page that nobody has asked for yet
 * @throws when it does not come, or is another build's: the framework then loads the whole page from the server
 */
export function fetchText(path: string, priority: RequestPriority = 'auto'): Promise<void> {
  // In development every program holds its text.
  if (process.env.NODE_ENV !== 'production' || path === sentPath || texts.has(path)) return Promise.resolve();
  const known = asked.get(path);
  if (known) return known;
  const asking = askFor(path, priority).finally(() => asked.delete(path));
  asked.set(path, asking);
  return asking;
}

/** One marked text of a page that is shown, as HTML. */
export function textOf(path: string, id: string): string {
  let page = texts.get(path);
  if (!page) {
    // The page that the server has sent.
    page = textsIn(document);
    texts.set(path, page);
  }
  return page.get(id) ?? '';
}
