import clsx from 'clsx';
import type { ReactNode } from 'react';
import { electrodes, findElectrode } from '@site/src/data/electrodes';
import type { Montage } from '@site/src/data/montages';
import { describeRole } from './describeRole';
import { Figure } from '../figures/Figure';
import { HeadOutline, HeadSite, makeMark } from './HeadDrawing';
import styles from './HeadMap.module.css';
import { chooseView, place } from './headMapView';
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
          <HeadOutline view={view} />
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
