import type { ReactNode } from 'react';
import live from './live.module.css';
import { STILL_LANE } from './still';

/** Lines of `stillPaths` below each other, named. */
export function StillTraces({ paths, columns }: { paths: readonly string[]; columns: number }): ReactNode {
  return (
    <svg
      className={live.still}
      viewBox={`0 0 ${columns} ${STILL_LANE * paths.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map((path, lane) => (
        <path
          key={lane}
          d={path}
          transform={`translate(0 ${STILL_LANE * lane})`}
          style={{ stroke: `var(--channel-${(lane % 8) + 1})` }}
        />
      ))}
    </svg>
  );
}
