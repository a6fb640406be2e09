import { describe, expect, it } from 'vitest';
import {
  cacheForRoom,
  cacheNameOf,
  cachesToDrop,
  isHashed,
  isKeepMessage,
  keyOf,
  MOST_BUILDS,
  readCacheName,
} from './keptCaches';

describe('names of caches', () => {
  it('say what is kept, of which build, for which site of the origin', () => {
    const name = cacheNameOf('/docs/', { kind: 'site', build: 'a1' });
    expect(readCacheName('/docs/', name)).toEqual({ kind: 'site', build: 'a1' });
    expect(readCacheName('/', name)).toBeNull();
  });

  it.each(['somebody-else', 'docs / other a1', 'docs / read', 'docs / read a1 more', 'docs /'])(
    'leave %j to its owner',
    (name) => {
      expect(readCacheName('/', name)).toBeNull();
    },
  );
});

describe('old caches', () => {
  const read = (build: number) => cacheNameOf('/', { kind: 'read', build: String(build) });

  it('go, the oldest first, when more builds are kept than readable ones', () => {
    const names = Array.from({ length: MOST_BUILDS + 2 }, (_, build) => read(build));
    expect(cachesToDrop('/', names)).toEqual([read(0), read(1)]);
  });

  it('stay when they hold the whole site, or belong to somebody else', () => {
    const site = cacheNameOf('/', { kind: 'site', build: 'a' });
    const names = ['other', site, ...Array.from({ length: MOST_BUILDS }, (_, build) => read(build))];
    expect(cachesToDrop('/', names)).toEqual([]);
  });
});

describe('on a full device', () => {
  const read = (build: string) => cacheNameOf('/', { kind: 'read', build });
  const names = ['other', cacheNameOf('/', { kind: 'site', build: 'a' }), read('b'), read('c'), read('d')];

  it('the oldest of another build makes room', () => {
    expect(cacheForRoom('/', 'd', names)).toBe(read('b'));
    expect(cacheForRoom('/', 'b', names)).toBe(read('c'));
  });

  it('what is read now stays, however often room is asked for', () => {
    expect(cacheForRoom('/', 'd', ['other', read('d')])).toBeUndefined();
    expect(cacheForRoom('/docs/', 'd', names)).toBeUndefined();
  });
});

describe('addresses', () => {
  it('are kept without query and anchor', () => {
    expect(keyOf('https://a.example/search/?q=noise#top')).toBe('https://a.example/search/');
  });

  it('are hashed below assets and in the folder of an index, below the base URL alone', () => {
    expect(isHashed('/', '/assets/js/main.1234.js')).toBe(true);
    expect(isHashed('/docs/', '/docs/search-index/6860d40e/1.json')).toBe(true);
    expect(isHashed('/', '/search-index/index.json')).toBe(false);
    expect(isHashed('/docs/', '/assets/js/main.js')).toBe(false);
    expect(isHashed('/', '/Cyton/assets/')).toBe(false);
  });
});

it.each([null, 'keep', {}, { kind: 'keep' }, { kind: 'keep', urls: 'x' }, { kind: 'keep', urls: [1] }])(
  'no message but one of ours asks to keep anything: %j',
  (data) => {
    expect(isKeepMessage(data)).toBe(false);
    expect(isKeepMessage({ kind: 'keep', urls: ['/a/'] })).toBe(true);
  },
);
