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
  expect(JSON.parse(structuredDataJson(data, 'https://docs.test'))).toEqual({
    ...data,
    '@id': 'https://docs.test/blog/',
  });
});
