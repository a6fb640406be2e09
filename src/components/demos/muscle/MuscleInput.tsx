import { memo, useEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { BridgePanel } from './BridgePanel';
import { Scope } from '../scope';
import { FULL_SCALE_UV, TRACE_S } from './muscleBank';
import type { MuscleLoop } from './muscleLoop';
import type { Muscle, Muscles } from './useMuscleLoop';
import styles from './MuscleInput.module.css';

/** How long a press lasts that comes from assistive technology, which clicks but cannot hold. */
const CLICK_HOLD_MS = 450;

type MuscleInputProps = Pick<Muscles, 'list' | 'loop' | 'view'>;

/** The muscles of a demo: a button each to hold, its signal, the level with both thresholds, and whether the switch is on. Remembered, since a game renders sixty times a second and this part seldom changes. */
export const MuscleInput = memo(function MuscleInput({ list, loop, view }: MuscleInputProps): ReactNode {
  const bars = useRef<(HTMLSpanElement | null)[]>([]);
  const canvases = useRef<(HTMLCanvasElement | null)[]>([]);
  const isLive = view.bridge.kind === 'live';
  useEffect(() => {
    const scopes = list.map((_, i) =>
      canvases.current[i] ? new Scope(canvases.current[i], FULL_SCALE_UV) : null,
    );
    // Past React: sixty renders a second of a bar would cost more than the games.
    loop.setOnLevels((levels) =>
      levels.forEach((level, i) => {
        bars.current[i]?.style.setProperty('--level', level.toFixed(3));
        const trace = loop.bank.trace(i);
        if (trace) scopes[i]?.draw(trace, isLive);
      }),
    );
    return () => scopes.forEach((scope) => scope?.close());
  }, [list, loop, isLive]);
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
            <span className={styles.signal} aria-hidden="true">
              <canvas
                className={styles.scope}
                ref={(element) => {
                  canvases.current[index] = element;
                }}
              />
              <span className={styles.meter}>
                <span
                  className={styles.bar}
                  ref={(element) => {
                    bars.current[index] = element;
                  }}
                />
                <span className={styles.off} />
                <span className={styles.on} />
              </span>
            </span>
            <span className={view.on[index] ? styles.isOn : styles.isOff}>
              {view.on[index] ? 'on' : 'off'}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>
        <span className={styles.ofScope}>
          {isLive
            ? `Above: your level over the last ${TRACE_S} s. `
            : `Above: synthetic EMG, the last ${TRACE_S} s, ±${FULL_SCALE_UV} µV. `}
        </span>
        Bar: the level, 0 to 1; on at the solid mark, off at the dashed one.
      </p>
      <BridgePanel loop={loop} view={view} count={list.length} />
    </div>
  );
});

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
      data-muscle
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
      <span>Tense {muscle.name}</span> <kbd className="site-keys">{muscle.key.toUpperCase()}</kbd>
    </button>
  );
}
