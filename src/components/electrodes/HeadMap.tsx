import clsx from 'clsx';
import type { ReactNode } from 'react';
import { electrodes, findElectrode } from '@site/src/data/electrodes';
import type { Montage, MontageSite } from '@site/src/data/montages';
import { describeRole } from './describeRole';
import { Figure } from '../figures/Figure';
import styles from './HeadMap.module.css';
import { chooseView, locate, place, type HeadView } from './headMapView';
import { MontageTable } from './MontageTable';

interface HeadMapProps {
  title: string;
  /** Says what to see; a plain one is made where it is missing. */
  caption?: ReactNode;
  montage: Montage;
  /** Shows the unused positions of the 10-20 system or of the whole 10-10 system as quiet dots. */
  background?: '10-20' | '10-10' | 'none';
  /** Leaves the table out, where the page shows the same facts in a table of its own. */
  withoutTable?: boolean;
}

/** What stands inside the circle below the name. */
function makeMark({ role, channel }: MontageSite): string {
  if (role === 'channel') return channel === undefined ? '' : String(channel);
  return { reference: 'REF', bias: 'BIAS', ground: 'GND' }[role];
}

function describe(montage: Montage): string {
  const parts = montage.map((site) => {
    const wiring = [site.pin && `pin ${site.pin}`, site.wire && `${site.wire} wire`]
      .filter(Boolean)
      .join(', ');
    return `${site.site}: ${describeRole(site)}${wiring ? ` (${wiring})` : ''}`;
  });
  return `Head seen from above, nose at the top, the wearer's left on the left. ${parts.join('; ')}.`;
}

/** A montage drawn on a head seen from above, with the same facts in a table below; prints as it is. */
export function HeadMap({
  title,
  caption,
  montage,
  background = '10-20',
  withoutTable = false,
}: HeadMapProps): ReactNode {
  const used = new Set(montage.map(({ site, at }) => (at ? '' : findElectrode(site).name)));
  const quiet = electrodes.filter(
    ({ name, system }) =>
      !used.has(name) &&
      system !== 'ear' &&
      (background === '10-10' || (background === '10-20' && system === '10-20')),
  );
  const { view, radius, isCompact } = chooseView(montage, montage.some(makeMark));
  const top = view.y - view.depth - 10;
  return (
    <>
      <Figure
        title={title}
        caption={caption ?? 'Seen from above: nose up, the wearer’s left on the left.'}
        alt={describe(montage)}
        minWidth={view.minWidth}
        maxWidth={view.maxWidth}
      >
        <svg
          viewBox={`0 0 ${view.width} ${view.height}`}
          aria-hidden="true"
          className={clsx(isCompact && styles.compact)}
        >
          <path
            className={styles.head}
            d={`M${view.x - 17} ${top + 4} Q${view.x} ${top - 34} ${view.x + 17} ${top + 4}`}
          />
          {[-1, 1].map((side) => (
            <ellipse
              key={side}
              className={styles.head}
              cx={view.x + side * (view.reach + 12)}
              cy={view.y + 4}
              rx={11}
              ry={28}
            />
          ))}
          <ellipse
            className={styles.head}
            cx={view.x}
            cy={view.y}
            rx={view.reach + 10}
            ry={view.depth + 10}
          />
          <ellipse
            className={styles.ring}
            cx={view.x}
            cy={view.y}
            rx={view.reach * 0.8}
            ry={view.depth * 0.8}
          />
          <path
            className={styles.ring}
            d={`M${view.x} ${top} V${view.y + view.depth + 10} M${view.x - view.reach - 10} ${view.y} H${view.x + view.reach + 10}`}
          />
          {quiet.map(({ name, x, y }) => (
            <circle key={name} className={styles.quiet} {...place(view, x, y)} r={3} />
          ))}
          {montage.map((site) => (
            <HeadSite key={`${site.site} ${describeRole(site)}`} site={site} view={view} radius={radius} />
          ))}
        </svg>
      </Figure>
      {!withoutTable && <MontageTable caption={`${title}: positions and wires`} montage={montage} />}
    </>
  );
}

/** The colour of an electrode's wire, or of its channel where the montage names no wire; none where it is free. */
function chooseColour({ wire, channel }: MontageSite): string | undefined {
  if (wire) return `var(--wire-${wire})`;
  return channel === undefined ? undefined : `var(--channel-${((channel - 1) % 8) + 1})`;
}

/** One electrode: its name, its channel or role, and a rim in its colour; a hairline where nothing is wired. */
function HeadSite({ site, view, radius }: { site: MontageSite; view: HeadView; radius: number }): ReactNode {
  const { cx, cy } = locate(view, site);
  const mark = makeMark(site);
  const markBelow = view.marksBeside ? '' : mark;
  const side = cx < view.x ? -1 : 1;
  const colour = chooseColour(site);
  const isFree = site.role === 'channel' && colour === undefined;
  return (
    <g className={clsx(site.role !== 'channel' && styles.special, isFree && styles.free)}>
      {/* A hairline outside keeps a black or white wire visible on any paper. */}
      {!isFree && <circle className={styles.edge} cx={cx} cy={cy} r={radius + 2} />}
      <circle
        className={styles.site}
        cx={cx}
        cy={cy}
        r={isFree ? radius - 1 : radius}
        style={{ stroke: colour }}
      />
      <text className={styles.name} x={cx} y={markBelow ? cy - 2 : cy + 4.5}>
        {site.site}
      </text>
      {view.marksBeside && mark && (
        <text
          className={styles.beside}
          x={cx + side * (radius + 4.5)}
          y={cy + 4.5}
          textAnchor={side < 0 ? 'end' : 'start'}
        >
          {mark}
        </text>
      )}
      {markBelow && (
        <text className={mark.length > 3 ? styles.longMark : styles.mark} x={cx} y={cy + 12.5}>
          {mark}
        </text>
      )}
    </g>
  );
}
