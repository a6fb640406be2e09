import { useRef, useState, type ReactNode } from 'react';
import {
  cellsOf,
  COLUMNS,
  moveBlocks,
  ROWS,
  startBlocks,
  type BlocksGame,
  type Move,
} from '@site/src/games/blocks';
import { createRandom } from '@site/src/signal/random';
import { Demo } from './Demo';
import { GameBar } from './GameBar';
import type { Reading } from './muscleLoop';
import { useMuscleLoop, type Muscle } from './useMuscleLoop';
import styles from './BlocksDemo.module.css';

const muscles: readonly Muscle[] = [
  { name: 'left arm (move left)', key: 'f' },
  { name: 'eyelids (turn)', key: 'h' },
  { name: 'right arm (move right)', key: 'j' },
];

const moves: readonly Move[] = ['left', 'turn', 'right'];
const FALL_S = 0.75;
/** A direction that is held moves on, once in so many seconds. */
const REPEAT_S = 0.28;

const kinds: readonly string[] = Array.from({ length: 7 }, (_, i) => `var(--channel-${i + 2})`);

/** Falling blocks that three muscles steer. */
export function BlocksDemo(): ReactNode {
  const [random] = useState(() => createRandom(11));
  const [game, setGame] = useState<BlocksGame>(() => startBlocks(random));
  const [isRunning, setIsRunning] = useState(false);
  const clock = useRef({ fallS: 0, heldS: [0, 0, 0] });

  const onFrame = (readings: readonly Reading[], durationS: number): void => {
    if (!isRunning || game.isOver) return;
    const time = clock.current;
    let next = game;
    readings.forEach(({ isOn, isPress }, i) => {
      const move = moves[i];
      if (!move) return;
      const heldS = isOn && !isPress ? (time.heldS[i] ?? 0) + durationS : 0;
      const repeats = move !== 'turn' && heldS >= REPEAT_S;
      time.heldS[i] = repeats ? 0 : heldS;
      if (isPress || repeats) next = moveBlocks(next, move, random);
    });
    time.fallS += durationS;
    if (time.fallS >= FALL_S) {
      time.fallS = 0;
      next = moveBlocks(next, 'down', random);
    }
    if (next !== game) setGame(next);
    if (next.isOver) setIsRunning(false);
  };
  const state = useMuscleLoop(muscles, onFrame);

  const startOrPause = (): void => {
    if (game.isOver) setGame(startBlocks(random));
    setIsRunning(!isRunning);
    state.loop.wake();
  };
  const status = `${game.rowsCleared} ${game.rowsCleared === 1 ? 'row' : 'rows'}`;
  return (
    <Demo
      title="Try it: falling blocks with three muscles"
      hint="Fill whole rows. A short tension moves by one column, a long one keeps moving."
      muscles={state}
    >
      <GameBar
        action={game.isOver ? 'Play again' : isRunning ? 'Pause' : 'Start'}
        onAction={startOrPause}
        status={game.isOver ? `Full. ${status} cleared.` : `${status} cleared`}
      />
      <svg
        className={styles.field}
        viewBox={`0 0 ${COLUMNS * 10} ${ROWS * 10}`}
        role="img"
        aria-label="A well ten squares wide; pieces of four squares fall and pile up."
      >
        {[...game.resting, ...cellsOf(game.piece)].map(({ column, row, kind }, i) => (
          <rect
            key={i}
            x={column * 10 + 0.5}
            y={row * 10 + 0.5}
            width={9}
            height={9}
            rx={1.5}
            style={{ fill: kinds[kind - 1] }}
          />
        ))}
      </svg>
    </Demo>
  );
}
