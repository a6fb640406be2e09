import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { offlineNotice } from './offlineNotice';

it('names the pages that can be read', () => {
  const $ = load(offlineNotice('/docs/', [{ title: 'Cyton &amp; Daisy', url: '/docs/Cyton/' }]));
  expect($('li a').text()).toBe('Cyton & Daisy');
  expect($('li a').attr('href')).toBe('/docs/Cyton/');
  expect($('p a').attr('href')).toBe('/docs/help/#offline');
});

it('has no list when nothing is kept', () => {
  expect(load(offlineNotice('/', []))('h2, ul')).toHaveLength(0);
});

it('shows hostile titles and addresses as text', () => {
  const $ = load(
    offlineNotice('/', [
      { title: '&lt;img src=x onerror=alert(1)&gt;', url: '/"><script>alert(1)</script>' },
    ]),
  );
  expect($('img, body script')).toHaveLength(0);
  expect($('script')).toHaveLength(1);
  expect($('li a').text()).toBe('<img src=x onerror=alert(1)>');
});
