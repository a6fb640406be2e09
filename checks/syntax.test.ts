import path from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSamples } from './samples';
import { readSourcePages } from '../scripts/sourcePages';
import { checkSyntax } from './syntax';

const root = path.join(__dirname, '..');
const readProgram = (name: string) => readFileSync(path.join(root, 'static/examples', name), 'utf8');
const check = (text: string) => checkSyntax(listSamples('docs/a.mdx', text, readProgram));

describe('samples in languages that are read, not run', () => {
  it.each([
    ['C++, a semicolon', '```cpp\nint main ()\n{\n    return 0\n}\n```', 'line 3 of this sample lacks ";"'],
    ['Java, a brace', '```java\nclass A {\n  void b() {\n}\n```', 'line 3 of this sample lacks "}"'],
    ['C#, a bracket', '```csharp\nvar a = new B(1;\n```', 'line 1 of this sample lacks ")"'],
  ])('names the place: %s', async (_what, text, message) => {
    expect(await check(`Text\n\n${text}\n`)).toEqual([{ place: 'docs/a.mdx:3', message }]);
  });

  it('passes over what other checks run', async () => {
    expect(await check('```python\ndef (:\n```\n\n```ts\nlet = ;\n```\n')).toEqual([]);
  });

  it('are right on every page', async () => {
    const pages = await readSourcePages(root);
    const samples = pages.flatMap(({ file, text }) => listSamples(file, text, readProgram));
    expect(samples.filter(({ language }) => language === 'cpp').length).toBeGreaterThan(5);
    expect(await checkSyntax(samples)).toEqual([]);
  });
});
