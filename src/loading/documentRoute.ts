/**
 * What the program of every page says of a document, said once. The framework writes the path of each document five times:
 * twice into the routes, into the names of their chunks, and twice into its data for all pages. The build leaves one
 * (`plugins/browser-bundle/thinDocuments.cjs`), and this makes the others from it.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import routesChunkNames from '@generated/routesChunkNames';
import { documents } from './documentList';

const names = routesChunkNames as Record<string, { __comp: string; content: string }>;

/**
 * @param frame name of the chunk that frames documents
 * @param sidebar that the documents are in
 * @param baseUrl where the site lives, with slashes around it
 * @returns what makes the route of a document from its address and the name of the chunk that holds what it shows
 */
export const documentsIn =
  (frame: string, sidebar: string, baseUrl: string) =>
  (path: string, content: string): object => {
    names[`${path}-${content}`] = { __comp: frame, content };
    const id = path.slice(baseUrl.length, -1);
    documents.push({ id, path: baseUrl + id, sidebar });
    return { path, component: ComponentCreator(path, content), exact: true, sidebar };
  };
