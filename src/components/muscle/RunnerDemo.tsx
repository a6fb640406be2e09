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
import type { Reading } from './muscleLoop';
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
    if (next.isOver) setPhase('over');
  };
  const state = useMuscleLoop(muscles, onFrame);

  function begin(): void {
    if (phase === 'running') {
      setPhase('paused');
      return;
    }
    if (phase === 'over') setRun(startRun());
    setPhase('running');
    state.loop.wake();
  }

  return (
    <Demo
      title="Try it: jump with a muscle"
      hint="Tense once for each cactus. Let go in between: a switch that stays on does not jump again."
      muscles={state}
    >
      <GameBar
        action={actions[phase]}
        onAction={begin}
        status={phase === 'over' ? `Ouch. ${scoreOf(run)} points.` : `${scoreOf(run)} points`}
        isAnnounced={phase === 'over'}
      />
      <RunnerField run={run} isCalm={isCalm} />
    </Demo>
  );
}

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
