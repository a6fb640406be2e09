import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchHit } from '../types';

/**
 * Hits stand as soon as the index knows them; their snippets come later.
 *
 * @param latest the answer that came last; those before it keep their snippets
 * @returns a hit with its snippet, once that is here
 */
export function useTexts(latest: SearchAnswer | null): (hit: SearchHit) => SearchHit {
  const [texts, setTexts] = useState<ReadonlyMap<SearchHit, SearchHit>>(new Map());
  useEffect(() => {
    void latest?.complete?.then((whole) =>
      setTexts(
        (known) =>
          new Map([...known, ...latest.hits.map((hit, at) => [hit, whole.hits[at] ?? hit] as const)]),
      ),
    );
  }, [latest]);
  return (hit) => texts.get(hit) ?? hit;
}
