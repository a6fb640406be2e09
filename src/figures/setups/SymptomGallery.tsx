import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { makeAxis, makePath } from '@site/src/components/plots/scale';
import {
  makeBlinkScene,
  makeCableScene,
  makeDriftScene,
  makeHumScene,
  makeJawScene,
  makeLooseScene,
  makeMovementScene,
  makeRailedScene,
  type Scene,
} from '@site/src/signal/scenes';
import styles from './SymptomGallery.module.css';

/** Faults by their picture; each leads to its section of the noise page. */
const symptoms: readonly { anchor: string; label: string; makeScene: () => Scene }[] = [
  { anchor: '#mains', label: 'Thick even band', makeScene: makeHumScene },
  { anchor: '#railed', label: 'Flat at the limit', makeScene: makeRailedScene },
  { anchor: '#loose', label: 'Explodes now and then', makeScene: makeLooseScene },
  { anchor: '#cable', label: 'Steps and swings', makeScene: makeCableScene },
  { anchor: '#movement', label: 'Slow wide waves', makeScene: makeMovementScene },
  { anchor: '#drift', label: 'Wanders over seconds', makeScene: makeDriftScene },
  { anchor: '#muscle', label: 'Dense spiky bursts', makeScene: makeJawScene },
  { anchor: '#blink', label: 'Rounded peaks in front', makeScene: makeBlinkScene },
];

/** Points that a thumbnail shows; few, since it is small. */
const columns = 110;
/** In the drawing's units of height: 1.2 px. */
const step = 4;

function Thumbnail({ scene }: { scene: Scene }): ReactNode {
  const samples = scene.traces[0]?.samples ?? new Float64Array([0]);
  const largest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const [low, high] = scene.traces[0]?.range ?? [-1.1 * largest, 1.1 * largest];
  const points = Array.from(samples, (y, x) => ({ x, y }));
  return (
    <svg viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true" className={styles.picture}>
      <path
        className={styles.line}
        d={makePath(
          points,
          makeAxis(0, samples.length, 4, true),
          makeAxis(low, high, 4, true),
          columns,
          step,
        )}
      />
    </svg>
  );
}

/** Small synthetic pictures of common faults to choose from. */
export function SymptomGallery(): ReactNode {
  return (
    <ul className={styles.gallery}>
      {symptoms.map(({ anchor, label, makeScene }) => (
        <li key={anchor} className={styles.item}>
          <Link className={styles.card} to={anchor}>
            <Thumbnail scene={makeScene()} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
