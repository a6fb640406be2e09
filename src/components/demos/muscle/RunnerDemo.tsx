import { useState, type ReactNode } from 'react';
import {
  CACTUS_WIDTH,
  FIELD_WIDTH,
  RUNNER,
  scoreOf,
  startRun,
  stepRun,
  type Run,
} from '@site/src/games/runner';
import { createRandom } from '@site/src/signal/random';
import { Demo } from './Demo';
import { GameBar } from './GameBar';
import type { Reading } from './muscleBank';
import { useMuscleLoop, type Muscle } from './useMuscleLoop';
import { useReducedMotion } from './useReducedMotion';
import styles from './RunnerDemo.module.css';

const muscles: readonly Muscle[] = [{ name: 'forearm', key: 'j' }];

/** Drawing units for one height of the field. */
const UNIT = 100;
const GROUND = 108;

type Phase = 'waiting' | 'running' | 'paused' | 'over';

const actions: Readonly<Record<Phase, string>> = {
  waiting: 'Start',
  running: 'Pause',
  paused: 'Go on',
  over: 'Play again',
};

/** A small running game: every press of the muscle is a jump. */
export function RunnerDemo(): ReactNode {
  const [run, setRun] = useState<Run>(startRun);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [best, setBest] = useState(0);
  const [random] = useState(() => createRandom(7));
  const isCalm = useReducedMotion();

  const onFrame = ([muscle]: readonly Reading[], durationS: number): void => {
    if (phase !== 'running') {
      // Hands-free from the first step: the muscle also starts the game.
      if (muscle?.isPress && phase !== 'paused') begin();
      return;
    }
    const next = stepRun(run, isCalm ? durationS * 0.6 : durationS, muscle?.isPress ?? false, random);
    setRun(next);
    if (!next.isOver) return;
    setPhase('over');
    setBest(Math.max(best, scoreOf(next)));
  };
  const state = useMuscleLoop(muscles, onFrame, () => {
    if (phase === 'running') setPhase('paused');
  });

  function begin(): void {
    if (phase === 'running') {
      setPhase('paused');
      return;
    }
    if (phase === 'over') setRun(startRun());
    setPhase('running');
    state.loop.wake();
  }

  const points = `${scoreOf(run)} points`;
  const record = best > 0 ? `, best ${best}` : '';

  return (
    <Demo
      title="Try it: jump with a muscle"
      hint="Tense for each cactus: hold the button, tap the field, or press J. Let go in between: a switch that stays on does not jump again."
      muscles={state}
    >
      <GameBar
        action={actions[phase]}
        onAction={() => {
          begin();
          if (phase !== 'running') state.focusFirst();
        }}
        status={phase === 'over' ? `Ouch. ${points}${record}.` : `${points}${record}`}
        isAnnounced={phase === 'over'}
      />
      <div className={styles.touch} {...state.holdByPointer(0)}>
        <RunnerField run={run} isCalm={isCalm} />
      </div>
    </Demo>
  );
}

/** Two ranges of hills, the nearer one faster; each repeats after the width of the field. */
const hills = [
  { share: 0.08, path: 'M0 108V82q40-26 90 0t110-8 100 10 100-2V108Z' },
  { share: 0.2, path: 'M0 108V96q30-16 70-4t90-2 110 4 70-6 60 8V108Z' },
] as const;

function RunnerField({ run, isCalm }: { run: Run; isCalm: boolean }): ReactNode {
  const stride = !isCalm && run.y === 0 && Math.floor(run.distance * 7) % 2 === 1;
  const left = RUNNER.x * UNIT;
  const feet = GROUND - run.y * UNIT;
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${FIELD_WIDTH * UNIT} 124`}
      role="img"
      aria-label="A small dinosaur runs over flat ground; cacti come towards it from the right."
    >
      {hills.map(({ share, path }) => {
        const away = isCalm ? 0 : -((run.distance * UNIT * share) % (FIELD_WIDTH * UNIT));
        return (
          <g key={share} className={styles.hill}>
            <path d={path} transform={`translate(${away} 0)`} />
            <path d={path} transform={`translate(${away + FIELD_WIDTH * UNIT} 0)`} />
          </g>
        );
      })}
      <path className={styles.ground} d={`M0 ${GROUND}H${FIELD_WIDTH * UNIT}`} />
      {Array.from({ length: 9 }, (_, i) => (
        <path
          key={i}
          className={styles.pebble}
          d={`M${isCalm ? i * 50 : (((i * 50 - run.distance * UNIT) % 450) + 450) % 450} ${GROUND + 5 + (i % 3) * 3}h10`}
        />
      ))}
      {run.cacti.map(({ x, height }, i) => (
        <g
          key={i}
          className={styles.cactus}
          transform={`translate(${x * UNIT} ${GROUND}) scale(1 ${height / 0.22})`}
        >
          <rect x={CACTUS_WIDTH * UNIT * 0.3} y={-22} width={5} height={22} rx={2.5} />
          <path d="M6 -8H1V-14M6 -6H11V-16" />
        </g>
      ))}
      <g className={styles.runner} transform={`translate(${left} ${feet})`}>
        <path d="M-4 -17 0 -9h5v-14h-1v-7h15q3 0 3 3v6h-8v3h5v3h-5v8q0 6-6 6H4q-6 0-8-8Z" />
        <path d={stride ? 'M4 -4V0h4M11 -4V-3h4' : 'M4 -4V-3h4M11 -4V0h4'} className={styles.leg} />
        <circle className={styles.eye} cx="9" cy="-26.5" r="1.4" />
      </g>
    </svg>
  );
}
