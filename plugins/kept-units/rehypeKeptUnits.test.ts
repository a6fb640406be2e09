import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { rehypeKeptUnits } from './rehypeKeptUnits';

function keep(html: string): string {
  const tree = fromHtml(html, { fragment: true });
  rehypeKeptUnits()(tree);
  return toHtml(tree).replaceAll('\u00a0', '~').replaceAll('&#xA0;', '~');
}

it('keeps a number with its unit', () => {
  expect(keep('<td>0.1 % (−59 dB)</td><p>250 Hz, 24 µV, 3 m long, 1.5 kΩ, 500 mAh.</p>')).toBe(
    '<td>0.1~% (−59~dB)</td><p>250~Hz, 24~µV, 3~m long, 1.5~kΩ, 500~mAh.</p>',
  );
});

it('leaves words and code alone', () => {
  const html =
    '<p>8 milliseconds, 5 Hzx, 3 sensors, GUI 5 has</p><pre><code>sleep 5 s</code></pre><code>1 V</code>';
  expect(keep(html)).toBe(html);
});
