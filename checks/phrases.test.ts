import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPhrases } from './phrases';
import { readSourcePages } from '../scripts/sourcePages';

const check = (text: string) => checkPhrases({ file: 'docs/page.mdx', text });

describe('wordings that readers stumble over', () => {
  it.each([
    '[Program the Cyton board](/Cyton/CytonProgram/) has the steps.',
    'In the Americas the spikes stand at 60 Hz.',
    'The converter weakens what lies near it.',
    'Upload a sketch of your own.',
    'Read it with a program of yours.',
    'MNE wants volts.',
    'The script asks for a port.',
    'The files are older recordings made over.',
    'Take the newest one that is no beta.',
    'It takes hands.',
    'The electrode hangs on the Cyton.',
    'The driver is there: nothing is to be installed.',
    'The port is 115200, 8-N-1.',
    'What firmware a board runs, `V` tells.',
    'Switch it off; hold the button; switch it on.',
    'The values stand in the second column.',
    'Read the recording. Columns: [file formats](/Software/OpenBCISoftware/GUIRecordings/#formats).',
    'Install it. Board on, dongle in.',
    'No data: close everything else.',
    'The firmware knows these commands.',
    'The GUI brings its own Java.',
    'It works with the boards of today.',
    'The package of others does not do.',
    'It needs root if it shall find the address.',
    ':::warnig',
    '::: danger',
  ])('names: %s', (text) => {
    expect(check(`Title\n\n${text}\n`).map(({ place }) => place)).toContain('docs/page.mdx:3');
  });

  it.each([
    ['a note', ':::danger[Mains]\n\nNever.\n\n:::'],
    ['code', '```text\nprogram of yours; one; two; three\n```'],
    ['inline code', 'Send `a program of yours;;;` now.'],
    ['a table', '| a program of yours | x; y; z |'],
    ['sources', '## Sources\n\n- MNE wants volts'],
    ['front matter', '---\ntitle: a program of yours\n---\n'],
    ['a list after a colon', 'Keep these: layout; scale and window; channels.'],
    ['a link in a list', '- Columns: [file formats](/Software/OpenBCISoftware/GUIRecordings/#formats).'],
    ['an electrode in its place', 'The electrode sits under the hair. A board that lies flat shows 1 g.'],
    ['people', 'Choose another frequency if you want to keep it. Leave it if the reader wants that.'],
  ])('leaves alone: %s', (_what, text) => {
    expect(check(text)).toEqual([]);
  });

  it('are on no page', async () => {
    const pages = await readSourcePages(path.join(__dirname, '..'));
    expect(pages.flatMap(checkPhrases)).toEqual([]);
  });
});
