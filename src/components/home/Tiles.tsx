import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { Thumbnail, type ThumbnailName } from '@site/src/figures/home/Thumbnails';
import styles from './Tiles.module.css';

/** Pictures of what a reader may hold, each leading to its section. */
export function Tiles({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.tiles}>{children}</ul>;
}

interface TileProps {
  title: string;
  to: string;
  picture: ThumbnailName;
  /** How to tell it from the others. */
  children: ReactNode;
}

/** One of them. */
export function Tile({ title, to, picture, children }: TileProps): ReactNode {
  return (
    <li className={styles.tile}>
      <Thumbnail name={picture} />
      <Link className={styles.link} to={to}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
