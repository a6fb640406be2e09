import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The addresses of all pages, as the build's sitemap has them: without those that keep robots out. */
export function listRoutes(): string[] {
  const sitemap = readFileSync(path.join(__dirname, '../../build/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
