/** Words that must not stand anywhere in the project. */
import type { Problem } from './problem';

interface ForbiddenWord {
  pattern: RegExp;
  reason: string;
}

/** Each with the reason that a reader of the message needs. */
const forbiddenWords: readonly ForbiddenWord[] = [
  {
    pattern: /(?<![\w.])\/(root|(Users|home)\/(?!(user|pi|you|name|reader)\b)\w+)\//,
    reason: "a path of one person's machine: use a path from the project's root",
  },
  { pattern: /\b(TODO|FIXME|XXX|TBD)\b/, reason: 'a note to oneself: finish it, or write what is missing' },
  {
    pattern: /lorem ipsum|coming soon|under construction/i,
    reason: 'a placeholder: write it, or leave it out',
  },
];

/**
 * Reads one file of the project.
 *
 * @param projectFolder where the project lies on this machine, which no file may name
 */
export function checkForbiddenWords(file: string, text: string, projectFolder: string): Problem[] {
  const problems: Problem[] = [];
  // A folder right below the root, such as /docs, reads like an address of the site and says nothing of a machine.
  const isTelling = projectFolder.split('/').length > 2;
  text.split('\n').forEach((line, index) => {
    const rest = isTelling ? line.split(projectFolder).slice(1) : [];
    if (rest.some((text) => !/^[\w-]/.test(text))) {
      problems.push({
        place: `${file}:${index + 1}`,
        message: `"${projectFolder}" is a path of this machine: use a path from the project's root`,
      });
    }
    for (const { pattern, reason } of forbiddenWords) {
      const found = pattern.exec(line);
      if (found) problems.push({ place: `${file}:${index + 1}`, message: `"${found[0]}" is ${reason}` });
    }
  });
  return problems;
}
