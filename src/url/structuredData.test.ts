import { expect, test } from 'vitest';
import { structuredDataJson } from './structuredData';

test('pages of the site get their slash; files and other sites do not', () => {
  const data = {
    '@id': 'https://docs.test/blog',
    url: 'https://docs.test/blog/post/',
    image: { '@id': 'https://docs.test/img/card.png' },
    author: [{ url: 'https://docs.test.example/me' }, { url: 'https://other.test/me' }],
    name: 'https://docs.test/blog',
  };
  expect(JSON.parse(structuredDataJson(data, 'https://docs.test', '/'))).toEqual({
    ...data,
    '@id': 'https://docs.test/blog/',
  });
});

test('the slash stands behind the path, before what names a part of the page', () => {
  const one = (url: string): unknown => JSON.parse(structuredDataJson({ url }, 'https://docs.test', '/'));
  expect(one('https://docs.test/blog#posts')).toEqual({ url: 'https://docs.test/blog/#posts' });
  expect(one('https://docs.test/blog/#posts')).toEqual({ url: 'https://docs.test/blog/#posts' });
  expect(one('https://docs.test/search?q=a/b')).toEqual({ url: 'https://docs.test/search/?q=a/b' });
});

test('an address of a path alone is told in whole, below the base URL', () => {
  const data = { author: [{ url: '/help' }] };
  expect(JSON.parse(structuredDataJson(data, 'https://docs.test', '/documentation/'))).toEqual({
    author: [{ url: 'https://docs.test/documentation/help/' }],
  });
});
