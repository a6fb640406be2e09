import { expect, it } from 'vitest';
import { joinDocuments, listDocuments, type TakenDocument } from './llms';

const make = (title: string, section: string): TakenDocument => ({
  title,
  section,
  description: `About ${title}.`,
  address: `https://docs.example/${title}/index.md`,
  markdown: `# ${title}\n`,
});
const documents = [
  make('Specs', 'Cyton Board'),
  make('Noise', 'Troubleshooting'),
  make('SDK', 'Cyton Board'),
];

it('lists the documents by section, each with its address and what it is about', () => {
  expect(listDocuments('Docs', 'Open hardware', documents)).toBe(
    [
      '# Docs\n\n> Open hardware\n',
      '## Cyton Board\n',
      '- [Specs](https://docs.example/Specs/index.md): About Specs.',
      '- [SDK](https://docs.example/SDK/index.md): About SDK.\n',
      '## Troubleshooting\n',
      '- [Noise](https://docs.example/Noise/index.md): About Noise.\n',
    ].join('\n'),
  );
});

it('joins them all under their addresses', () => {
  expect(joinDocuments(documents).match(/<!-- https:\S+ -->/g)).toHaveLength(3);
});
