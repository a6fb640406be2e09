/** `npx tsx deploy/printPolicy.ts`: prints the Content-Security-Policy of the newest build with its settings. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvironment, readSettings } from '../site.config';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { foreignOrigins } from './foreignOrigins';

const root = path.join(__dirname, '..');
const buildFolder = path.join(root, 'build');

const pages = readdirSync(buildFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));

const policy = contentSecurityPolicy(pages, foreignOrigins(readSettings(loadEnvironment(root))));
process.stdout.write(`${policy}\n`);
