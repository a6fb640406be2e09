import { useEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { BridgePanel } from './BridgePanel';
import type { MuscleLoop } from './muscleLoop';
import type { Muscle, Muscles } from './useMuscleLoop';
import styles from './MuscleInput.module.css';

/** How long a press lasts that comes from assistive technology, which clicks but cannot hold. */
const CLICK_HOLD_MS = 450;

/** The muscles of a demo: a button each to hold, the level with both thresholds, and whether the switch is on. */
export function MuscleInput({ muscles }: { muscles: Muscles }): ReactNode {
  const { list, loop, view } = muscles;
  const bars = useRef<(HTMLSpanElement | null)[]>([]);
  useEffect(() => {
    // Past React: sixty renders a second of a bar would cost more than the games.
    loop.setOnLevels((levels) =>
      levels.forEach((level, i) => bars.current[i]?.style.setProperty('--level', level.toFixed(3))),
    );
  }, [loop]);
  const thresholds = {
    '--on': `${view.settings.on * 100}%`,
    '--off': `${view.settings.off * 100}%`,
  } as CSSProperties;
  return (
    <div className={styles.input} style={thresholds}>
      <ul className={styles.muscles}>
        {list.map((muscle, index) => (
          <li key={muscle.name} className={styles.muscle}>
            <HoldButton muscle={muscle} index={index} loop={loop} isHeld={view.held[index] ?? false} />
            <span className={styles.meter} aria-hidden="true">
              <span
                className={styles.bar}
                ref={(element) => {
                  bars.current[index] = element;
                }}
              />
              <span className={styles.off} />
              <span className={styles.on} />
            </span>
            <span className={view.on[index] ? styles.isOn : styles.isOff}>
              {view.on[index] ? 'on' : 'off'}
            </span>
          </li>
        ))}
      </ul>
      <BridgePanel loop={loop} view={view} count={list.length} />
    </div>
  );
}

interface HoldButtonProps {
  muscle: Muscle;
  index: number;
  loop: MuscleLoop;
  isHeld: boolean;
}

/** Tenses a synthetic muscle for as long as it is held, by finger, pointer, Space, Enter or the muscle's own key. */
function HoldButton({ muscle, index, loop, isHeld }: HoldButtonProps): ReactNode {
  const release = (): void => loop.hold(index, false);
  const tenseForAMoment = ({ detail }: MouseEvent): void => {
    // A pointer's click counts itself (detail 1) and has been a hold already; keys are handled below.
    if (detail !== 0) return;
    loop.hold(index, true);
    setTimeout(release, CLICK_HOLD_MS);
  };
  return (
    <button
      type="button"
      className={isHeld ? styles.held : styles.hold}
      aria-pressed={isHeld}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        loop.hold(index, true);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        if (!event.repeat) loop.hold(index, true);
      }}
      onKeyUp={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        release();
      }}
      onClick={tenseForAMoment}
    >
      <span>Tense {muscle.name}</span> <kbd>{muscle.key.toUpperCase()}</kbd>
    </button>
  );
}
