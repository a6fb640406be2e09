import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { documentToMarkdown } from './toMarkdown';

const convert = (html: string): string | undefined =>
  documentToMarkdown(
    load(`<main><div class="theme-doc-markdown">${html}</div></main>`),
    'https://docs.example/Cyton/CytonSpecs/',
  );

it('keeps headings, lists, code and links, and drops what only works on the page', () => {
  expect(
    convert(
      '<h1>Board</h1><h2 id="x">Power<a class="hash-link" href="#x">#</a></h2><p>See <a href="/a/#b">A</a> and <code>0xA0</code>, 24<!-- --> bit.</p><button>Copy</button>',
    ),
  ).toBe('# Board\n\n## Power\n\nSee [A](https://docs.example/a/#b) and `0xA0`, 24 bit.\n');
});

it('gives a table its name above and its sources below', () => {
  expect(
    convert(
      '<table><caption>Pins</caption><thead><tr><th>Pin</th><th>Use</th></tr></thead><tbody><tr><td>VDD</td><td>supply</td></tr></tbody><tfoot><tr><td colspan="2"><ol><li>Sheet</li></ol></td></tr></tfoot></table>',
    ),
  ).toBe('**Pins**\n\n| Pin | Use    |\n| --- | ------ |\n| VDD | supply |\n\n1. Sheet\n');
});

it('keeps the note of a cell apart from what it notes', () => {
  expect(
    convert(
      '<table><thead><tr><th>Effect</th></tr></thead><tbody><tr><td>Starts <small>From firmware <code>3.1.0</code>.</small></td></tr></tbody></table>',
    ),
  ).toBe(
    '| Effect                          |\n| ------------------------------- |\n| Starts (From firmware `3.1.0`.) |\n',
  );
});

it('says in words what a drawing shows, and opens answers', () => {
  expect(
    convert(
      '<figure><div role="img" aria-label="Board. An octagon."><svg><text>VDD</text></svg></div><figcaption>From above.</figcaption></figure><details><summary><h2>Why?</h2></summary><div><p>Because.</p></div></details>',
    ),
  ).toBe('Figure: Board. An octagon.\n\nFrom above.\n\n## Why?\n\nBecause.\n');
});

it('holds a program in every language, without the choice', () => {
  expect(
    convert(
      '<div><fieldset data-search="skip"><label><input type="radio"/>Python</label></fieldset><div><p>one</p></div><div><p>two</p></div></div>',
    ),
  ).toBe('one\n\ntwo\n');
});

it('is nothing for a page that is no document', () => {
  expect(documentToMarkdown(load('<main><h1>Search</h1></main>'), 'https://docs.example/')).toBeUndefined();
});
