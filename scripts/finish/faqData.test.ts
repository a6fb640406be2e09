import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { faqDataOf } from './faqData';

it('lists each folded question with the words of its answer', () => {
  const $ = load(
    '<div class="theme-doc-markdown"><details><summary><h2>Which battery?<a class="hash-link">#</a></h2></summary><div><p>3 V to 6 V.</p><p>No block.</p></div></details></div>',
  );
  expect(faqDataOf($)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Which battery?', acceptedAnswer: { text: '3 V to 6 V. No block.' } }],
  });
});

it('says nothing of a page without questions', () => {
  expect(faqDataOf(load('<div class="theme-doc-markdown"><h2>Power</h2></div>'))).toBeUndefined();
});
