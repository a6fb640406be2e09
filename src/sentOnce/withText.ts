import { fetchText, pathOfDocument } from './pageText';

/** Loads a document: its program, and its text. Stands around each document's loader in `.docusaurus/registry.js`. */
export async function withText<Loaded extends { metadata?: { permalink: string } }>(
  loading: Promise<Loaded>,
): Promise<Loaded> {
  const loaded = await loading;
  if (loaded.metadata) await fetchText(pathOfDocument(loaded.metadata.permalink));
  return loaded;
}
