import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { MontageSite } from '@site/src/data/montages';
import styles from './HeadMap.module.css';
import { locate, type HeadView } from './headMapView';

/** What stands inside the circle below the name. */
export function makeMark({
  role,
  channel,
  side,
}: {
  role: MontageSite['role'];
  channel?: number | undefined;
  side?: MontageSite['side'] | undefined;
}): string {
  if (role === 'channel')
    return channel === undefined ? '' : `${channel}${side ? { plus: '+', minus: '−' }[side] : ''}`;
  return { reference: 'REF', bias: 'BIAS', ground: 'GND' }[role];
}

/** Nose, ears, the outline and the lines that all maps share. */
export function HeadOutline({ view }: { view: HeadView }): ReactNode {
  const top = view.y - view.depth - 10;
  return (
    <>
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
      <ellipse className={styles.head} cx={view.x} cy={view.y} rx={view.reach + 10} ry={view.depth + 10} />
      <ellipse className={styles.ring} cx={view.x} cy={view.y} rx={view.reach * 0.8} ry={view.depth * 0.8} />
      <path
        className={styles.ring}
        d={`M${view.x} ${top} V${view.y + view.depth + 10} M${view.x - view.reach - 10} ${view.y} H${view.x + view.reach + 10}`}
      />
    </>
  );
}

/** The colour of a channel, in the order of the cables; the ninth has the first one's again. */
export const channelColour = (channel: number | undefined): string | undefined =>
  channel === undefined ? undefined : `var(--channel-${((channel - 1) % 8) + 1})`;

/** The colour of an electrode's wire, or of its channel where the montage names no wire; none where it is free. */
const chooseColour = ({ wire, channel }: MontageSite): string | undefined =>
  wire ? `var(--wire-${wire})` : channelColour(channel);

/** One electrode: its name, its channel or role, and a rim in its colour; a hairline where nothing is wired. */
export function HeadSite({
  site,
  view,
  radius,
}: {
  site: MontageSite;
  view: HeadView;
  radius: number;
}): ReactNode {
  const { cx, cy } = locate(view, site);
  const mark = makeMark(site);
  const markBelow = view.marksBeside ? '' : mark;
  const side = cx < view.x ? -1 : 1;
  const colour = chooseColour(site);
  const hasEdge = !site.channel || site.wire === 'black' || site.wire === 'white';
  const isFree = site.role === 'channel' && colour === undefined;
  return (
    <g className={clsx(site.role !== 'channel' && styles.special, isFree && styles.free)}>
      {/* A hairline outside keeps a black or white wire, and a rim without a wire, visible on any paper. */}
      {!isFree && hasEdge && <circle className={styles.edge} cx={cx} cy={cy} r={radius + 2} />}
      <circle
        className={styles.site}
        cx={cx}
        cy={cy}
        r={isFree ? radius - 1 : radius}
        style={{ stroke: colour }}
      />
      <text
        className={clsx(styles.name, site.site.length > 4 && styles.longName)}
        x={cx}
        y={markBelow ? cy - 2 : cy + 4.5}
      >
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
