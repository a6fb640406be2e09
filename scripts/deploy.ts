/** `npm run deploy -- /srv/docs/build`: puts the newest build where a server on this machine shows it. */
import path from 'node:path';
import { KEPT_DAYS, replaceSite } from '../deploy/replaceSite';

const root = path.join(__dirname, '..');

async function main(): Promise<void> {
  const [target, ...others] = process.argv.slice(2);
  if (!target || others.length > 0)
    throw new Error(
      'Name the folder that the server shows, and only that: npm run deploy -- /srv/docs/build',
    );
  const { copied, kept, removed } = await replaceSite(path.join(root, 'build'), path.resolve(target));
  console.log(
    `${copied} files are in ${target}. ${kept} of former builds stay for readers who have their pages open, for ${KEPT_DAYS} days; ${removed} are gone.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
