import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContestedFacts, contestedFacts, type ContestedFact } from './contestedFacts';
import { readSourcePages } from '../scripts/sourcePages';

const fact: ContestedFact = {
  topic: 'colour of the lamp',
  decision: 'blue',
  home: '/Lamp/#colour',
  statement: /the lamp is blue/,
  source: 'schematic, D1',
  denials: [/the lamp is red/],
};
const page = (text: string, route = '/Lamp/') => ({ file: `docs${route}page.mdx`, route, text });
const home = page('## Colour {/* #colour */}\n\nHere the lamp is blue.\n');

describe('a contested fact', () => {
  it('may be said at home, and left alone elsewhere', () => {
    expect(checkContestedFacts([home, page('Look at the lamp.', '/Other/')], [fact])).toEqual([]);
  });

  it('is the same wherever it is said again', () => {
    const said = { ...fact, copies: [['/Other/', 'a blue lamp']] } satisfies ContestedFact;
    expect(checkContestedFacts([home, page('Look for a blue lamp.', '/Other/')], [said])).toEqual([]);
    const [problem, ...more] = checkContestedFacts([home, page('Look for a red lamp.', '/Other/')], [said]);
    expect(problem?.place).toBe('docs/Other/page.mdx');
    expect(problem?.message).toContain('does not say "a blue lamp", as /Lamp/#colour has it');
    expect(more).toEqual([]);
    // A page that is gone says nothing.
    expect(checkContestedFacts([home], [said])).toEqual([expect.objectContaining({ place: '/Other/' })]);
  });

  it('may be denied nowhere', () => {
    const [problem, ...more] = checkContestedFacts(
      [home, page('Title\n\nNow the lamp is red.', '/Other/')],
      [fact],
    );
    expect(problem?.place).toBe('docs/Other/page.mdx:3');
    expect(problem?.message).toContain('"the lamp is red" denies what /Lamp/#colour says');
    expect(more).toEqual([]);
  });

  it('must be said at its home', () => {
    const problems = checkContestedFacts([page('## Colour\n\nThe lamp has a colour.')], [fact]);
    expect(problems.map(({ message }) => message)).toEqual([
      'no longer says at /Lamp/#colour of "colour of the lamp": blue. It must match /the lamp is blue/: write it so, or mend the row in checks/contestedFacts.ts',
    ]);
  });

  it.each([
    ['no page', []],
    ['no heading', [page('The page says that the lamp is blue.')]],
  ])('has a home that exists: %s', (_what, pages) => {
    expect(checkContestedFacts(pages, [fact])[0]?.message).toContain('there is no such place');
  });
});

// Sentences that stood on the pages before the fact was settled, or that a writer might bring back.
describe('the list of settled facts', () => {
  it.each([
    'On macOS the port is `/dev/tty.usbserial-DN00…`.',
    'BrainFlow asks for it with `IOSSDATALAT`, which is 1 ms.',
    'The GUI cannot hold two boards.',
    'The GUI plays them back directly since version 5.',
    '- Laptop on battery with the [GUI](/Software/OpenBCISoftware/GUIDocs/) 6.0.0-beta.1 and Python 3.9',
    'An opened board costs the 15 % fee whatever the day.',
    'FedEx International Economy takes 3 to 7 days.',
    'The firmware takes the gain of channel 1 for all channels.',
    '    Delta compression over Bluetooth, packet id by packet id.',
    'Leave the Ω buttons beside the numbers alone.',
    '**The simplest way is the BLED112 dongle**.',
  ])('refuses: %s', (sentence) => {
    const denials = contestedFacts.flatMap((settled) => settled.denials);
    expect(denials.some((denial) => denial.test(sentence))).toBe(true);
  });

  it('holds on every page', async () => {
    expect(checkContestedFacts(await readSourcePages(path.join(__dirname, '..')))).toEqual([]);
  });
});
