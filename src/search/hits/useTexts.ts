import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchHit } from '../types';

/**
 * Hits stand as soon as the index knows them; their snippets come later.
 *
 * @param shown the answer, or all of them where several pages of hits are: after Back they come at once
 * @returns a hit with its snippet, once that is here
 */
export function useTexts(
  shown: SearchAnswer | readonly SearchAnswer[] | null,
): (hit: SearchHit) => SearchHit {
  const [texts, setTexts] = useState<ReadonlyMap<SearchHit, SearchHit>>(new Map());
  useEffect(() => {
    for (const { hits, complete } of [shown ?? []].flat())
      void complete?.then((whole) =>
        setTexts((known) =>
          hits.every((hit) => known.has(hit))
            ? known
            : new Map([...known, ...hits.map((hit, at) => [hit, whole.hits[at] ?? hit] as const)]),
        ),
      );
  }, [shown]);
  return (hit) => texts.get(hit) ?? hit;
}
