/** BENCHMARKS.md: each command writes its own part and leaves the others as they are. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const file = path.join(__dirname, '../BENCHMARKS.md');

/** Replaces what stands below a heading of the second level, or puts both at the end. */
export function withPart(text: string, heading: string, part: string): string {
  const [first = '', ...parts] = text.trimEnd().split(/\n\n(?=## )/);
  const fresh = `## ${heading}\n\n${part.trim()}`;
  const place = parts.findIndex((old) => old.startsWith(`## ${heading}\n`));
  const all = place < 0 ? [...parts, fresh] : parts.with(place, fresh);
  return `${[first, ...all].join('\n\n')}\n`;
}

/** Writes a part of BENCHMARKS.md. */
export async function report(heading: string, part: string): Promise<void> {
  await writeFile(file, withPart(await readFile(file, 'utf8'), heading, part));
}

/** A table in Markdown, its first column on the left and the others on the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}
