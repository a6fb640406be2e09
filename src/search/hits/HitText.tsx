import type { ReactNode } from 'react';
import { searchCopy } from '../copy';
import type { HitIdentity, SearchHit } from '../types';
import { isDeprecated, levelParts, pathLevels, snippetParts, titleLevel } from './hitText';
import { Marked } from './Marked';

/** The lines that describe a hit: its heading, where that stands, and the text that matched. */
export function HitText({
  hit,
  hasSnippet = true,
}: {
  hit: SearchHit | HitIdentity;
  hasSnippet?: boolean;
}): ReactNode {
  const snippet = hasSnippet ? snippetParts(hit) : [];
  const path = pathLevels(hit);
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        <Marked parts={levelParts(hit, titleLevel(hit))} />
        {isDeprecated(hit) && (
          <>
            {' '}
            <span className="DocSearch-Hit-badge">{searchCopy.results.deprecated}</span>
          </>
        )}
      </span>
      {(snippet === null || snippet.length > 0) && (
        <span className="DocSearch-Hit-snippet">
          {/* Its line is there before the text is, so that nothing moves when it comes. */}
          {snippet === null ? '\u00a0' : <Marked parts={snippet} />}
        </span>
      )}
      {path.length > 0 && (
        <span className="DocSearch-Hit-path">
          {path.map((level, index) => (
            <span key={level}>
              {index > 0 && ' › '}
              <Marked parts={levelParts(hit, level)} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
