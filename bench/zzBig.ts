import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSitePages } from '../scripts/finish/searchIndex/sitePages';
import { buildIndex } from '../src/search/embedded/buildIndex';
import { INDEX_FILE, writeIndexFiles } from '../src/search/embedded/indexFiles';
import { enlarge } from './enlarge';
const br = (t: unknown): number => brotliCompressSync(typeof t === 'string' ? t : JSON.stringify(t)).length;
void (async () => {
  const root = path.join(__dirname, '..');
  const pages = await readSitePages(path.join(root, 'build'), '/', path.join(root, 'docs'));
  for (const n of [1, 5, 20]) {
    const many = enlarge(pages, n);
    const files = writeIndexFiles(buildIndex(many), { build: '0123456789ab', baseUrl: '/' });
    const json = files.get(INDEX_FILE) ?? '';
    const parsed = JSON.parse(json) as Record<string, any>;
    console.log(n, 'index', br(json), Object.entries(parsed).map(([k, v]) => `${k} ${br(v)}`).join(', '));
    console.log('  headings', Object.entries(parsed.headings).map(([k, v]) => `${k} ${br(v)} (${String(v).length})`).join(', '), 'q', Object.entries(parsed.questions).map(([k, v]) => `${k} ${br(v)}`).join(', '));
  }
})();
