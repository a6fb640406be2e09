/** Which files a page needs. */
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import { matchRoutes } from 'react-router-config';

declare const __webpack_require__: {
  /** Where the bundler's files are. */
  p: string;
  /** The path of a chunk's file there. */
  u: (chunkName: string) => string;
};

type ChunkNames = (typeof routesChunkNames)[string];

let chunksOfPaths: Map<string, ChunkNames[]> | null = null;

/** Path → what its routes are made of. The framework's keys are `path-hash`; a frame may share its path with a page. */
function listChunks(): Map<string, ChunkNames[]> {
  const chunks = new Map<string, ChunkNames[]>();
  for (const [key, names] of Object.entries(routesChunkNames)) {
    const path = key.replace(/-[^-]+$/, '');
    chunks.set(path, [...(chunks.get(path) ?? []), names]);
  }
  return chunks;
}

/** The addresses of the scripts that a page and the frames around it are made of. */
export function filesOfPage(path: string): string[] {
  chunksOfPaths ??= listChunks();
  const names = new Set<string>();
  for (const { route } of matchRoutes(routes, path)) {
    for (const chunks of chunksOfPaths.get(String(route.path)) ?? []) {
      // The home page lives at the address of the frame around all documents.
      if (route.path !== path && 'content' in chunks) continue;
      for (const name of Object.values(flat(chunks))) names.add(name);
    }
  }
  return [...names].flatMap((name) => {
    const file = __webpack_require__.u(name);
    // A chunk that became part of another has no file of its own.
    return file.includes('undefined') ? [] : [__webpack_require__.p + file];
  });
}

/** Whether a page is a document: what it shows is a chunk of its own, in a frame that has the menu beside it. */
export const isDocument = (path: string): boolean =>
  matchRoutes(routes, path).some(({ route }) => route.path === path && 'sidebar' in route);
