/** A document as the lists for programs that read know it. */
export interface TakenDocument {
  title: string;
  description: string;
  /** The first place above it in the menu; its own title where there is none. */
  section: string;
  /** Address of its Markdown. */
  address: string;
  markdown: string;
}

/** `llms.txt`: the plan of the site, with each document's Markdown by section. */
export function listDocuments(title: string, tagline: string, documents: readonly TakenDocument[]): string {
  const sections = [...new Set(documents.map(({ section }) => section))];
  const parts = sections.map((section) =>
    [
      `## ${section}`,
      '',
      ...documents
        .filter((one) => one.section === section)
        .map((one) => `- [${one.title}](${one.address}): ${one.description}`),
    ].join('\n'),
  );
  return `# ${title}\n\n> ${tagline}\n\n${parts.join('\n\n')}\n`;
}

/** `llms-full.txt`: all documents, one after the other, each below its address. */
export const joinDocuments = (documents: readonly TakenDocument[]): string =>
  documents.map(({ address, markdown }) => `<!-- ${address} -->\n\n${markdown}`).join('\n---\n\n');
