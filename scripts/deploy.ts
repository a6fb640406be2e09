/** `npm run deploy -- /srv/docs/build`: puts the newest build where a server on this machine shows it. */
import path from 'node:path';
import { KEPT_DAYS, replaceSite } from '../deploy/replaceSite';
import { runCommand } from './runCommand';

const root = path.join(__dirname, '..');

async function main(): Promise<void> {
  const [target, ...others] = process.argv.slice(2);
  if (!target || others.length > 0)
    throw new Error(
      'Give the folder that the server shows, and nothing else: npm run deploy -- /srv/docs/build',
    );
  const { copied, kept, removed } = await replaceSite(path.join(root, 'build'), path.resolve(target));
  console.log(
    `${copied} files are in ${target}. ${kept} files of earlier builds stay for ${KEPT_DAYS} days, for readers who still have their pages open; ${removed} were removed.`,
  );
}

runCommand(main);
