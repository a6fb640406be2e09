/** `npm run search:push`: publishes the records of the newest build to the hosted index. `-- --dry-run` only counts. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readSitePages } from './finish/searchIndex/sitePages';
import { readSourcePages } from './sourcePages';
import { collectSettings, loadEnvironment, readHostedIndex, readSiteAddress } from '../site.config';
import { describeRecords } from './publishing/describeRecords';
import { recordsOf } from './publishing/records';
import { publishRecords } from './publishing/publishRecords';
import { runCommand } from './runCommand';

const root = path.join(__dirname, '..');
const buildFolder = path.join(root, 'build');

function isDryRun(): boolean {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  return values['dry-run'];
}

async function main(): Promise<void> {
  const dryRun = isDryRun();
  const environment = loadEnvironment(root);
  const { siteUrl, baseUrl, target } = collectSettings(environment, (reader) => ({
    ...readSiteAddress(reader),
    target: dryRun
      ? null
      : {
          ...readHostedIndex(reader),
          writeApiKey: reader.require(
            'ALGOLIA_WRITE_API_KEY',
            'the key that may write to the index is missing. Set it for this command only; the site must never see it.',
          ),
        },
  }));
  if (!existsSync(path.join(buildFolder, 'index.html'))) {
    throw new Error('build/ holds no built site. Run: npm run build');
  }
  const pages = await readSitePages(buildFolder, baseUrl, await readSourcePages(root));
  const records = pages.flatMap((page) => recordsOf(page, siteUrl));
  console.log(describeRecords(records));
  if (target === null) {
    console.log('Dry run: nothing was sent.');
    return;
  }
  await publishRecords(target, records, { report: console.log, wait, now: Date.now });
}

runCommand(main);
