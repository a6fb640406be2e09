import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { boardMaps, MAP_SIZE, type BoardName } from '@site/src/figures/boardMaps';
import { tenth } from '@site/src/figures/parts';
import styles from './BoardMap.module.css';

interface SpotProps {
  /** The part of the board that the page is about, as `src/figures/boardMaps.tsx` names it. */
  at: string;
  title: string;
  to: string;
  /** What the page answers. */
  children: ReactNode;
}

/** One page of the section: a line of the list, and a number on the board. */
export function Spot({ title, to, children }: SpotProps): ReactNode {
  return (
    <li>
      <Link className={styles.link} to={to}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

interface BoardMapProps {
  board: BoardName;
  /** `<Spot>`s, in the order of a first week with the board. */
  children: ReactNode;
}

/** A section as a map: the board drawn, with numbers that lead to the pages about its parts, and the pages as a list. */
export function BoardMap({ board, children }: BoardMapProps): ReactNode {
  const { drawing, parts } = boardMaps[board];
  const spots = Children.toArray(children).filter((child): child is ReactElement<SpotProps> =>
    isValidElement(child),
  );
  return (
    <div className={styles.map}>
      {/* For pointers: the list beside it says the same, and in words. */}
      <div className={styles.drawing} aria-hidden="true" data-search="skip">
        <svg viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`}>{drawing}</svg>
        {spots.map(({ props: { at, title, to } }, index) => {
          const part = parts[at];
          if (!part) {
            const known = Object.keys(parts).join(', ');
            throw new Error(`<Spot at="${at}">: the ${board} has no such part. Its parts: ${known}.`);
          }
          if (spots.findIndex((other) => other.props.at === at) !== index) {
            throw new Error(
              `<Spot at="${at}"> appears twice on the map of the ${board}, and one would cover the other. Join them, or put the page into a list beside the map.`,
            );
          }
          return (
            <Link
              key={to}
              className={styles.spot}
              to={to}
              tabIndex={-1}
              title={title}
              style={{
                left: `${tenth((part.x / MAP_SIZE) * 100)}%`,
                top: `${tenth((part.y / MAP_SIZE) * 100)}%`,
              }}
            >
              <span>{index + 1}</span>
            </Link>
          );
        })}
      </div>
      <ol className={styles.list}>{children}</ol>
    </div>
  );
}
