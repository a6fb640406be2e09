import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MontageSite } from '@site/src/data/montages';
import { HeadOutline, HeadSite } from '@site/src/components/electrodes/HeadDrawing';
import headStyles from '@site/src/components/electrodes/HeadMap.module.css';
import { chooseView, locate } from '@site/src/components/electrodes/headMapView';
import {
  arrows,
  findUse,
  goodPairs,
  positions,
  rowsOf,
  stepTo,
  wiredPairs,
  type Use,
  type Wiring,
} from './model';
import styles from './montage.module.css';
import { nameOf } from './words';

interface EditableHeadProps {
  wiring: Wiring;
  /** Shows all of the 10-10 system; else the 10-20 system and what has an electrode. */
  hasAll: boolean;
  /** Shows eyes and chin too. */
  hasFace: boolean;
  /** The electrode that the next press places. */
  held: Use;
  /** A position is pressed. */
  onPress: (site: string) => void;
  /** The electrode at a position is taken off. */
  onRemove: (site: string) => void;
}

/** The head with a button at every position: one stop for the keyboard, arrow keys go from position to position. */
export function EditableHead({
  wiring,
  hasAll,
  hasFace,
  held,
  onPress,
  onRemove,
}: EditableHeadProps): ReactNode {
  const id = useId();
  const buttons = useRef(new Map<string, SVGGElement>());
  const [at, setAt] = useState('Cz');
  // The position with the focus stays, although its electrode may have been taken off just now.
  const sites = positions.filter(
    ({ name, system }) =>
      (system === '10-10' ? hasAll : system !== 'face' || hasFace) ||
      name === at ||
      findUse(wiring, name) !== null,
  );
  const rows = rowsOf(wiring);
  const montage = sites.map(({ name: site }): MontageSite => {
    const row = rows.find((candidate) => candidate.site === site);
    return { role: 'channel', ...row, site };
  });
  const { view, radius, isCompact } = chooseView(montage, true);
  // The face lies unfolded in front of the nose, beyond the sheet of the views.
  const top = Math.min(0, ...montage.map((site) => locate(view, site).cy - radius - 6));

  // A drawing that is wider than a phone shows its middle first.
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [view]);

  const pressKey = (event: KeyboardEvent, site: string): void => {
    const direction = arrows[event.key];
    if (direction) {
      const next = stepTo(sites, site, direction);
      setAt(next);
      buttons.current.get(next)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onPress(site);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(site);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.head}>
      <p id={id} className={styles.how}>
        Seen from above, nose up, the wearer’s left on the left. Press a position to put{' '}
        {nameOf(wiring.board, held)} there; press an electrode to take it off.
        <span className="site-keys"> With the keyboard: arrow keys, Enter, Delete.</span>
      </p>
      <div ref={frame} className={styles.scroll}>
        <svg
          viewBox={`0 ${top} ${view.width} ${view.height - top}`}
          role="group"
          aria-label="Positions on the head"
          aria-describedby={id}
          className={clsx(styles.drawing, isCompact && headStyles.compact)}
          style={{ minWidth: view.minWidth, maxWidth: view.maxWidth }}
        >
          <HeadOutline view={view} />
          {[...goodPairs(wiring), ...wiredPairs(wiring)].map(({ anode, cathode }) => {
            const [from, to] = [anode, cathode].map((site) => locate(view, { site, role: 'channel' }));
            return (
              <line
                key={`${anode}-${cathode}`}
                className={styles.pair}
                x1={from?.cx}
                y1={from?.cy}
                x2={to?.cx}
                y2={to?.cy}
              />
            );
          })}
          {montage.map((site) => {
            const use = findUse(wiring, site.site);
            const spot = locate(view, site);
            return (
              <g
                key={site.site}
                ref={(element) => {
                  if (element) buttons.current.set(site.site, element);
                }}
                role="button"
                tabIndex={site.site === at ? 0 : -1}
                aria-label={`${site.site}: ${use === null ? 'free' : nameOf(wiring.board, use)}`}
                aria-pressed={use !== null}
                className={clsx(styles.node, use !== null && use === held && styles.held)}
                onClick={() => {
                  setAt(site.site);
                  onPress(site.site);
                }}
                onKeyDown={(event) => pressKey(event, site.site)}
              >
                <circle className={styles.halo} {...spot} r={radius + 4} />
                <HeadSite site={site} view={view} radius={radius} />
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
