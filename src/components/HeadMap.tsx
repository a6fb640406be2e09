import clsx from 'clsx';
import type { ReactNode } from 'react';
import { electrodes, findElectrode } from '@site/src/data/electrodes';
import type { Montage, MontageSite } from '@site/src/data/montages';
import { Figure } from './Figure';
import { TableFrame } from './TableFrame';
import styles from './HeadMap.module.css';

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

/** A drawing's measures: `reach` is how far from the middle a point 90° from Cz lies. */
interface View {
  width: number;
  height: number;
  x: number;
  y: number;
  reach: number;
  /** Narrowest width in px at which the text is readable; a narrower page scrolls the drawing sideways. */
  minWidth?: number;
  maxWidth: number;
}

/** From small to large; the first needs no scrolling on a phone. */
const views = [
  { width: 360, height: 376, x: 180, y: 200, reach: 142, maxWidth: 520 },
  { width: 480, height: 494, x: 240, y: 258, reach: 196, minWidth: 400, maxWidth: 640 },
  { width: 680, height: 690, x: 340, y: 354, reach: 285, minWidth: 560, maxWidth: 760 },
] as const satisfies readonly View[];

const place = (view: View, x: number, y: number): { cx: number; cy: number } => ({
  cx: Math.round((view.x + x * view.reach) * 10) / 10,
  cy: Math.round((view.y - y * view.reach) * 10) / 10,
});

/** What a position is wired to, in a few words: "channel 3", "reference". */
export function describeRole({ role, channel }: MontageSite): string {
  if (role === 'channel') return channel === undefined ? 'electrode' : `channel ${channel}`;
  return role;
}

/** What stands inside the circle below the name. */
function makeMark({ role, channel }: MontageSite): string {
  if (role === 'channel') return channel === undefined ? '' : String(channel);
  return { reference: 'REF', bias: 'BIAS', ground: 'GND' }[role];
}

function locate(view: View, site: MontageSite): { cx: number; cy: number } {
  const { x, y } = site.at ?? findElectrode(site.site);
  return place(view, x, y);
}

/** How large circles can be before the nearest two touch. */
function measureRoom(view: View, montage: Montage): number {
  const spots = montage.map((site) => locate(view, site));
  const gaps = spots.flatMap((spot, i) =>
    spots.slice(i + 1).map((other) => Math.hypot(spot.cx - other.cx, spot.cy - other.cy)),
  );
  return Math.min(...gaps) / 2 - 1.5;
}

/**
 * The smallest drawing whose circles hold their text, two lines where there is a channel or a role. Two lines
 * of smaller text need no more room than one, which saves a phone from scrolling the drawing sideways.
 */
function chooseView(montage: Montage): { view: View; radius: number; isCompact: boolean } {
  const hasMarks = montage.some(makeMark);
  const [small, middle, large] = views;
  const isCompact = hasMarks && measureRoom(small, montage) < 19 && measureRoom(small, montage) >= 16;
  const needed = hasMarks && !isCompact ? 19 : 16;
  const view = [small, middle].find((candidate) => measureRoom(candidate, montage) >= needed) ?? large;
  return { view, radius: Math.max(16.5, Math.min(20, measureRoom(view, montage))), isCompact };
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
  const { view, radius, isCompact } = chooseView(montage);
  const top = view.y - view.reach - 10;
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
              cx={view.x + side * (view.reach + 13)}
              cy={view.y + 4}
              rx={11}
              ry={28}
            />
          ))}
          <circle className={styles.head} cx={view.x} cy={view.y} r={view.reach + 10} />
          <circle className={styles.ring} cx={view.x} cy={view.y} r={view.reach * 0.8} />
          <path
            className={styles.ring}
            d={`M${view.x} ${top} V${view.y + view.reach + 10} M${view.x - view.reach - 10} ${view.y} H${view.x + view.reach + 10}`}
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

/** One electrode: its name, its channel or role, and a rim in the colour of its wire. */
function HeadSite({ site, view, radius }: { site: MontageSite; view: View; radius: number }): ReactNode {
  const { cx, cy } = locate(view, site);
  const mark = makeMark(site);
  return (
    <g className={site.role === 'channel' ? undefined : styles.special}>
      {/* A hairline outside keeps a black or white wire visible on any paper. */}
      <circle className={styles.edge} cx={cx} cy={cy} r={radius + 2} />
      <circle
        className={styles.site}
        cx={cx}
        cy={cy}
        r={radius}
        style={site.wire && { stroke: `var(--wire-${site.wire})` }}
      />
      <text className={styles.name} x={cx} y={mark ? cy - 2 : cy + 4.5}>
        {site.site}
      </text>
      {mark && (
        <text className={mark.length > 3 ? styles.longMark : styles.mark} x={cx} y={cy + 12.5}>
          {mark}
        </text>
      )}
    </g>
  );
}

/** A montage as a table: position, use, board pin, wire. Empty columns are left out. */
export function MontageTable({ caption, montage }: { caption: string; montage: Montage }): ReactNode {
  const has = {
    pin: montage.some(({ pin }) => pin),
    wire: montage.some(({ wire }) => wire),
    note: montage.some(({ note }) => note),
  };
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Position</th>
          <th scope="col">Use</th>
          {has.pin && <th scope="col">Board pin</th>}
          {has.wire && <th scope="col">Wire</th>}
          {has.note && <th scope="col">Note</th>}
        </tr>
      </thead>
      <tbody>
        {montage.map((site) => (
          <tr key={`${site.site} ${describeRole(site)}`}>
            <th scope="row">{site.site}</th>
            <td>{describeRole(site)}</td>
            {has.pin && <td>{site.pin && <code>{site.pin}</code>}</td>}
            {has.wire && (
              <td>
                {site.wire && (
                  <span className={styles.wire}>
                    <span className={styles.swatch} style={{ background: `var(--wire-${site.wire})` }} />
                    {site.wire}
                  </span>
                )}
              </td>
            )}
            {has.note && <td>{site.note}</td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
