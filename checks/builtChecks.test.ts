/** The checks that read built pages, each on a page that passes and on pages that must not. */
import { describe, expect, it } from 'vitest';
import { type BuiltSite, parseBuiltPage } from './builtPages';
import { checkFigures } from './figures';
import { checkDuplicateIds, checkHeadings } from './headings';
import { checkLength, LEAST_WORDS } from './length';
import { checkImages, checkLinks, checkPaths } from './links';
import { checkSources } from './sources';

const page = (content: string, route = '/a/') =>
  parseBuiltPage(
    route,
    `<div id="__docusaurus"><main><div class="theme-doc-markdown markdown">${content}</div></main></div>`,
  );
const site = (pages: ReturnType<typeof page>[], files: string[] = [], baseUrl = '/'): BuiltSite => ({
  pages,
  files: new Set([...pages.map(({ route }) => `${route}index.html`), ...files]),
  baseUrl,
});
const messages = (problems: { message: string }[]) => problems.map(({ message }) => message);

describe('checkHeadings', () => {
  it('accepts an outline without gaps', () => {
    expect(checkHeadings(page('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'))).toEqual([]);
  });
  it.each([
    ['<h1>A</h1><h3>C</h3>', 'a level is skipped'],
    ['<h1>A</h1><h2>B<a class="hash-link">​</a></h2><h2>B</h2>', '"B" appears twice'],
    ['<h1>A</h1><h1>B</h1>', 'has 2 headings of level 1'],
    ['<p>text</p>', 'has 0 headings of level 1'],
    ['<h1>A</h1><h2></h2>', 'empty heading'],
  ])('finds the fault in %s', (html, message) => {
    expect(messages(checkHeadings(page(html)))).toEqual([expect.stringContaining(message)]);
  });
});

describe('checkHeadings around what the author wrote', () => {
  const outline = (around: string, content: string): string[] =>
    messages(
      checkHeadings(
        parseBuiltPage(
          '/blog/archive/',
          `<div id="__docusaurus"><aside>${around}</aside><header><h1>Archive</h1></header><main>${content}</main></div>`,
        ),
      ),
    );
  it('finds a level that the frame skips', () => {
    expect(outline('', '<h3>2026</h3>')).toEqual([
      expect.stringContaining('"2026" has level 3 below level 1; a level is skipped: make it level 2'),
    ]);
  });
  it('lets a menu before the title begin anywhere', () => {
    expect(outline('<h3>2026</h3>', '<h2>2026</h2>')).toEqual([]);
  });
});

describe('checkDuplicateIds', () => {
  it('finds an id that stands twice', () => {
    expect(checkDuplicateIds(page('<p id="x"></p><p id="y"></p>'))).toEqual([]);
    expect(messages(checkDuplicateIds(page('<p id="x"></p><p id="x"></p>')))).toEqual([
      'the id "x" appears 2 times on the page',
    ]);
  });
});

describe('checkLinks', () => {
  it('accepts pages, anchors, files, other sites and mail', () => {
    const from = page(
      '<a href="/b/">1</a><a href="/b/#part">2</a><a href="#own">3</a><a href="/img/a.svg">4</a><a href="https://x.example/">5</a><a href="mailto:a@x.example">6</a><p id="own"></p>',
    );
    expect(checkLinks(site([from, page('<h2 id="part">P</h2>', '/b/')], ['/img/a.svg']))).toEqual([]);
  });
  it.each([
    ['/c/', 'which does not exist'],
    ['/b/#none', 'no "#none"'],
    ['/b', 'lacks its trailing slash'],
    ['/B/', 'which does not exist'],
    ['/moved/', 'only redirects'],
    ['#none', 'no "#none"'],
    ['/b/#100%', 'no "#100%"'],
    ['/%FF/', 'which does not exist'],
    ['htp://x.example/', 'begins with "htp:"'],
    ['http//x.example/', 'which does not exist'],
    ['https://', 'is not an address'],
  ])('finds a bad link to %s', (address, message) => {
    const pages = [page(`<a href="${address}">x</a>`), page('', '/b/')];
    expect(messages(checkLinks(site(pages, ['/b', '/moved/index.html'])))).toEqual([
      expect.stringContaining(message),
    ]);
  });
  it('finds a link that forgets the base URL', () => {
    const pages = [page('<a href="/docs/b/">good</a><a href="/b/">bad</a>'), page('', '/b/')];
    expect(messages(checkLinks(site(pages, [], '/docs/')))).toEqual([
      expect.stringContaining('links to /b/, which does not exist'),
    ]);
  });
});

describe('checkImages', () => {
  it('accepts an image with its alternative and size', () => {
    expect(
      checkImages(site([page('<img src="/img/a.svg" alt="" width="1" height="1">')], ['/img/a.svg'])),
    ).toEqual([]);
  });
  it.each([
    ['<img src="/img/b.svg" alt="" width="1" height="1">', 'does not exist'],
    ['<img src="/img/a.svg" width="1" height="1">', 'no alt text'],
    ['<img src="/img/a.svg" alt="">', 'no width and height'],
    ['<img src="https://x.example/a.svg" alt="" width="1" height="1">', 'another origin'],
    [`<img src="data:image/svg+xml;base64,${'A'.repeat(200)}">`, /^image data:.{1,60}…: has no alt text/],
  ])('finds the fault in %s', (html, message) => {
    expect(messages(checkImages(site([page(html)], ['/img/a.svg'])))).toEqual([
      expect.stringMatching(message),
    ]);
  });
});

describe('checkPaths', () => {
  const pages = [
    page('<a href="/b/">b</a>', '/'),
    page('<a href="/">home</a>', '/b/'),
    page('<a href="#x">own</a>', '/c/'),
  ];
  it('finds an orphan and a dead end', () => {
    expect(checkPaths(site(pages), ['/', '/b/', '/c/'])).toEqual([
      { place: '/c/', message: expect.stringContaining('dead end') },
      { place: '/c/', message: expect.stringContaining('orphan') },
    ]);
  });
});

describe('checkLength', () => {
  const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
  it('accepts a page with enough words, and a short one where that is right', () => {
    expect(checkLength(page(words(LEAST_WORDS.page)), {})).toEqual([]);
    expect(checkLength(page(words(LEAST_WORDS.short)), { '/a/': 'landing page' })).toEqual([]);
  });
  it('finds a page that says too little', () => {
    expect(messages(checkLength(page(words(LEAST_WORDS.page - 1)), {}))).toEqual([
      `has ${LEAST_WORDS.page - 1} words; a complete page has ${LEAST_WORDS.page} or more`,
    ]);
    expect(messages(checkLength(page(words(LEAST_WORDS.short - 1)), { '/a/': 'landing page' }))).toEqual([
      expect.stringContaining(`${LEAST_WORDS.short} or more`),
    ]);
  });
  it('counts what is read: no drawings, scripts or lone signs', () => {
    const html = '<p>Two words</p><p>· → —</p><svg><text>A B C</text></svg><script>let x = 1;</script>';
    expect(messages(checkLength(page(html), {}))).toEqual([expect.stringContaining('has 2 words')]);
  });
});

describe('checkSources', () => {
  it('accepts a page that ends with its sources, and one that needs none', () => {
    expect(checkSources(page('<h2>A</h2><h2>Sources</h2><ul><li>x</li></ul>'), {})).toEqual([]);
    expect(checkSources(page('<h2>A</h2>'), { '/a/': 'landing page' })).toEqual([]);
  });
  it.each([
    ['<h2>Sources</h2><ul><li>x</li></ul><h2>Next</h2>', 'ends with "Next"'],
    ['<p>text</p>', 'ends with "no section"'],
    ['<h2>Sources</h2>', 'names no source'],
  ])('finds the fault in %s', (html, message) => {
    expect(messages(checkSources(page(html), {}))).toEqual([expect.stringContaining(message)]);
  });
});

describe('checkFigures', () => {
  it('accepts a drawing with caption and words', () => {
    const html =
      '<figure><div role="img" aria-label="Pins"><svg></svg></div><figcaption>See</figcaption></figure><svg aria-hidden="true"></svg>';
    expect(checkFigures(page(html))).toEqual([]);
  });
  it.each([
    ['<figure><img alt="Pins"><figcaption></figcaption></figure>', 'no caption'],
    ['<figure><div role="img"></div><figcaption>See</figcaption></figure>', 'no text alternative'],
    ['<svg></svg>', 'neither named'],
    [
      '<figure aria-labelledby="t"><div id="t">Pins</div><div role="img" aria-label="Pins. "></div><figcaption>See</figcaption></figure>',
      'says no more than its title',
    ],
  ])('finds the fault in %s', (html, message) => {
    expect(messages(checkFigures(page(html)))).toEqual([expect.stringContaining(message)]);
  });
});
