/**
 * Reads the samples that nothing here can run (C, C++, Arduino sketches, C#, Java) with the grammars that editors colour
 * them by. A missing brace or semicolon is found; a wrong name is not.
 */
import path from 'node:path';
import { Language, Parser, type Node } from '@vscode/tree-sitter-wasm';
import type { Problem } from './problem';
import type { Sample } from './samples';

const grammars = { cpp: 'cpp', csharp: 'c-sharp', java: 'java' } as const;

/** The first place that the grammar could not read, or where it had to imagine a token. */
function findFault(node: Node): Node | null {
  if (node.isError || node.isMissing) return node;
  for (const child of node.children) {
    const fault = child?.hasError || child?.isMissing ? findFault(child) : null;
    if (fault) return fault;
  }
  return null;
}

/** What is wrong with the syntax of samples in C, C++, C# and Java; other samples are passed over. */
export async function checkSyntax(samples: readonly Sample[]): Promise<Problem[]> {
  await Parser.init();
  const parser = new Parser();
  const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'));
  const problems: Problem[] = [];
  for (const [language, grammar] of Object.entries(grammars)) {
    parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
    for (const { place, code } of samples.filter((sample) => sample.language === language)) {
      const tree = parser.parse(code);
      const fault = tree && findFault(tree.rootNode);
      if (!fault) continue;
      const what = fault.isMissing
        ? `lacks "${fault.type}"`
        : `cannot be read at "${fault.text.split('\n')[0]}"`;
      problems.push({ place, message: `line ${fault.startPosition.row + 1} of this sample ${what}` });
    }
  }
  return problems;
}
