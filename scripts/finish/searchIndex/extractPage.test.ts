import { describe, expect, it } from 'vitest';
import { extractPage, type ExtractedPage } from './extractPage';
import { sitePagesOf } from './sitePages';

interface TestPage {
  path?: string;
  head?: string;
  htmlClass?: string;
  breadcrumbs?: string;
  body: string;
}

const HOME = '<li class="breadcrumbs__item"><a aria-label="Home page" href="/"><svg><path/></svg></a></li>';

/** A page as the theme builds it, around the body under test. */
const pageOf = ({
  path = '/Cyton/CytonSpecs/',
  head = '',
  htmlClass = '',
  breadcrumbs = 'Cyton Board',
  body,
}: TestPage): { html: string; path: string } => ({
  path,
  html: `<!doctype html><html lang=en class="${htmlClass}"><head><title>Cyton | Documentation</title>
    <meta name=docsearch:language content=en /><meta name=docsearch:version content=current />
    <meta name=docsearch:docusaurus_tag content=docs-default-current />${head}</head><body>
    <nav class=navbar>Menu words</nav><aside><nav>Sidebar words</nav></aside>
    <main><article>
      ${breadcrumbs && `<nav class="theme-doc-breadcrumbs"><ul>${HOME}<li class="breadcrumbs__item"><span>${breadcrumbs}</span></li></ul></nav>`}
      <div class="theme-doc-toc-mobile"><button>On this page</button></div>
      <div class="theme-doc-markdown markdown">${body}</div>
      <footer class="theme-doc-footer"><a class="theme-edit-this-page">Edit this page</a> Last updated on Nov 21</footer>
    </article><nav class="pagination-nav">Next page words</nav></main>
    <footer>Footer words</footer></body></html>`,
});

function extract(page: TestPage): ExtractedPage {
  const found = extractPage(pageOf(page));
  if (!found) throw new Error('The page is not searched.');
  return found;
}
const texts = (body: string): string[] =>
  extract({ body: `<h1>T</h1>${body}` }).blocks.map(({ text }) => text);

describe('extractPage', () => {
  it('gives the title, each heading and each block under its heading', () => {
    const { title, headings, blocks } = extract({
      body: `<header><h1>Cyton specs</h1></header><p>Intro.</p><h2 id=power>Power</h2><p>Volts.</p><h3 id=limits>Limits</h3><p>Six.</p><h2 id=pins>Pins</h2><p>Many.</p>`,
    });
    expect(title).toBe('Cyton specs');
    expect(headings).toEqual([
      { level: 'lvl2', text: 'Power', anchor: 'power' },
      { level: 'lvl3', text: 'Limits', anchor: 'limits' },
      { level: 'lvl2', text: 'Pins', anchor: 'pins' },
    ]);
    expect(blocks).toEqual([
      { heading: 0, text: 'Intro.' },
      { heading: 1, text: 'Volts.' },
      { heading: 2, text: 'Six.' },
      { heading: 3, text: 'Many.' },
    ]);
  });

  it('carries what a search is limited to, and the words of the front matter', () => {
    expect(
      extract({ head: '<meta name=keywords content="datasheet, RFD22301 ,"/>', body: '<h1>T</h1>' }),
    ).toMatchObject({
      path: '/Cyton/CytonSpecs/',
      section: 'Cyton Board',
      language: 'en',
      tag: 'docs-default-current',
      version: 'current',
      keywords: ['datasheet', 'RFD22301'],
    });
  });

  it('leaves out everything around the text', () => {
    const all = JSON.stringify(extract({ body: '<h1>T</h1><p>Body.</p>' }));
    expect(all).not.toMatch(/Menu|Sidebar|On this page|Edit this|Last updated|Next page|Footer/);
  });

  it('leaves out link marks, buttons, drawings and scripts', () => {
    expect(
      texts(
        '<h2 id=a>A<a class=hash-link title="Direct link to A">\u200b</a></h2><p>One<button>Copy</button><svg><text>drawn</text></svg><script>code()</script></p>',
      ),
    ).toEqual(['One']);
    expect(texts('<p>One</p><noscript><style>p{}</style><p>Turn it on.</p></noscript>')).toEqual(['One']);
    const { headings } = extract({
      body: '<h1>T</h1><h2 id=a>A<a class=hash-link>\u200bDirect link to A</a></h2>',
    });
    expect(headings.map(({ text }) => text)).toEqual(['A']);
  });

  it('keeps the captions of figures', () => {
    expect(
      texts(
        '<figure><div role="img"><span>0</span><span>100</span><svg><text>P1</text></svg></div><figcaption>The power pins.</figcaption></figure>',
      ),
    ).toEqual(['The power pins.']);
  });

  it('makes a record of each list item, without the list inside it', () => {
    expect(texts('<ul><li>One<ul><li>Inner</li></ul></li><li><p>Two</p></li></ul>')).toEqual([
      'One',
      'Inner',
      'Two',
    ]);
  });

  it('makes a record of each row and keeps its cells apart', () => {
    expect(
      texts(
        '<table><thead><tr><th>Pin</th><th>Use</th></tr></thead><tbody><tr><td>D11</td><td>Analog<br>in</td></tr></tbody></table>',
      ),
    ).toEqual(['Pin · Use', 'D11 · Analog in']);
  });

  it('reads code, with a border at each line', () => {
    expect(
      texts(
        '<pre><code><span class=token-line>ls /dev<br></span><span class=token-line>cat x<br></span></code></pre>',
      ),
    ).toEqual(['ls /dev cat x']);
    expect(texts('<p>Send <code>x1060110X</code> and <kbd>z</kbd>.</p>')).toEqual(['Send x1060110X and z.']);
  });

  it('reads admonitions, details and definitions', () => {
    expect(
      texts('<div class=theme-admonition><div>danger</div><div><p>Never from mains.</p></div></div>'),
    ).toEqual(['danger', 'Never from mains.']);
    expect(texts('<details><summary>More</summary><p>Hidden.</p></details>')).toEqual(['More', 'Hidden.']);
    expect(texts('<dl><dt>Gain</dt><dd>24</dd></dl>')).toEqual(['Gain', '24']);
  });

  it('reads panels of tabs that are not chosen', () => {
    expect(texts('<div role=tabpanel>Windows</div><div role=tabpanel hidden>Linux</div>')).toEqual([
      'Windows',
      'Linux',
    ]);
  });

  it('keeps word borders', () => {
    expect(texts('<p>one<br>two</p><div>three</div><div>four</div><p><em>fi</em>ve</p>')).toEqual([
      'one two',
      'three',
      'four',
      'five',
    ]);
  });

  it('leads text under a heading without id to the heading before', () => {
    const { headings } = extract({ body: '<h1>T</h1><h2 id=a>A</h2><h3>B</h3><p>x</p>' });
    expect(headings.at(-1)).toMatchObject({ text: 'B', anchor: 'a' });
  });

  it('takes a second h1 for a heading', () => {
    expect(extract({ body: '<h1>T</h1><h1 id=b>B</h1>' })).toMatchObject({
      title: 'T',
      headings: [{ level: 'lvl2', text: 'B', anchor: 'b' }],
    });
  });

  it('takes the title of the document when there is no h1', () => {
    expect(extract({ body: '<p>x</p>' }).title).toBe('Cyton');
  });

  it.each([
    ['redirects', { head: '<meta http-equiv="refresh" content="0; url=/x/">' }],
    ['pages that robots should leave out', { head: '<meta name=robots content="noindex, nofollow">' }],
    ['lists of posts', { htmlClass: 'blog-wrapper blog-list-page' }],
  ])('skips %s', (_, page) => {
    expect(extractPage(pageOf({ body: '<h1>T</h1>', ...page }))).toBeNull();
  });

  it('skips pages without a search tag', () => {
    expect(extractPage({ path: '/', html: '<main><h1>T</h1></main>' })).toBeNull();
  });
});

describe('sitePagesOf', () => {
  const sectionOf = (pages: TestPage[], path: string): string[] =>
    sitePagesOf(pages.map(pageOf), '/')
      .filter((page) => page.path.endsWith(path))
      .map(({ section }) => section);

  it('gives a page in no sidebar the section of its folder', () => {
    const pages = [
      { path: '/Deprecated/Hub/', breadcrumbs: 'Deprecated', body: '<h1>Hub</h1>' },
      { path: '/Deprecated/Mark3Dep/', breadcrumbs: '', body: '<h1>Mark 3</h1>' },
    ];
    expect(sectionOf(pages, '/Mark3Dep/')).toEqual(['Deprecated']);
  });

  it('gives posts and lone pages a section too', () => {
    expect(sectionOf([{ path: '/blog/2026/a/', breadcrumbs: '', body: '<h1>A</h1>' }], '/a/')).toEqual([
      'Blog',
    ]);
    expect(sectionOf([{ path: '/help/', breadcrumbs: '', body: '<h1>Help</h1>' }], '/help/')).toEqual([
      'Help',
    ]);
  });
});
