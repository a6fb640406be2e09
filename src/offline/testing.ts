/** Caches as browsers have them, as far as this site uses them, for the tests of what is kept. */

const addressOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : String(request);

/** One cache; answers can be taken out again and again. */
function makeCache(kept = new Map<string, Response>()) {
  return {
    match: (request: RequestInfo | URL) => Promise.resolve(kept.get(addressOf(request))?.clone()),
    put: (request: RequestInfo | URL, response: Response) => {
      kept.set(addressOf(request), response);
      return Promise.resolve();
    },
    delete: (request: RequestInfo | URL) => Promise.resolve(kept.delete(addressOf(request))),
    keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
  };
}

/** No caches yet. */
export function makeCaches() {
  const all = new Map<string, ReturnType<typeof makeCache>>();
  return {
    keys: () => Promise.resolve([...all.keys()]),
    open: (name: string) => {
      const cache = all.get(name) ?? makeCache();
      all.set(name, cache);
      return Promise.resolve(cache);
    },
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
}
