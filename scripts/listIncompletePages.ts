/** `npm run pages:incomplete`: the pages whose front matter says `status: draft`, and how many they are. */
import path from 'node:path';
import { isDraft, readSourcePages } from '../checks/sourcePages';

const drafts = readSourcePages(path.join(__dirname, '..')).filter(isDraft);
for (const { file, route } of drafts) console.log(`${route}  (${file})`);
console.log(`${drafts.length} pages are being written.`);
