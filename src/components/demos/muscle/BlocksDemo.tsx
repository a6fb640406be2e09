import { useRef, useState, type ReactNode } from 'react';
import {
  cellsOf,
  cellsOfKind,
  COLUMNS,
  computeFallS,
  findLanding,
  moveBlocks,
  ROWS,
  startBlocks,
  type BlocksGame,
  type Move,
} from '@site/src/games/blocks';
import { createRandom } from '@site/src/signal/random';
import { Demo } from './Demo';
import { GameBar } from './GameBar';
import type { Reading } from './muscleBank';
import { useMuscleLoop, type Muscle } from './useMuscleLoop';
import styles from './BlocksDemo.module.css';

const muscles: readonly Muscle[] = [
  { name: 'left arm (move left)', key: 'f' },
  { name: 'eyelids (turn)', key: 'h' },
  { name: 'right arm (move right)', key: 'j' },
];

const moves: readonly Move[] = ['left', 'turn', 'right'];
/** Both arms at once let the piece drop. */
const DROP_S = 0.04;
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
    const drops = (readings[0]?.isOn ?? false) && (readings[2]?.isOn ?? false);
    readings.forEach(({ isOn, isPress }, i) => {
      const move = moves[i];
      if (!move) return;
      const heldS = isOn && !isPress ? (time.heldS[i] ?? 0) + durationS : 0;
      const repeats = move !== 'turn' && !drops && heldS >= REPEAT_S;
      time.heldS[i] = repeats ? 0 : heldS;
      if (isPress || repeats) next = moveBlocks(next, move, random);
    });
    time.fallS += durationS;
    if (time.fallS >= (drops ? DROP_S : computeFallS(game.rowsCleared))) {
      time.fallS = 0;
      next = moveBlocks(next, 'down', random);
    }
    if (next !== game) setGame(next);
    if (next.isOver) setIsRunning(false);
  };
  const state = useMuscleLoop(muscles, onFrame, () => setIsRunning(false));

  const startOrPause = (): void => {
    if (game.isOver) setGame(startBlocks(random));
    setIsRunning(!isRunning);
    state.loop.wake();
    if (!isRunning) state.focusFirst();
  };
  const status = `${game.rowsCleared} ${game.rowsCleared === 1 ? 'row' : 'rows'}`;
  return (
    <Demo
      title="Try it: falling blocks with three muscles"
      hint="Fill whole rows. A short tension moves by one column, a long one keeps moving; both arms at once drop the piece."
      muscles={state}
    >
      <GameBar
        action={game.isOver ? 'Play again' : isRunning ? 'Pause' : 'Start'}
        onAction={startOrPause}
        status={game.isOver ? `Full. ${status} cleared.` : `${status} cleared`}
      />
      <BlocksField game={game} />
    </Demo>
  );
}

const SQUARE = 10;
/** Left edge of what stands beside the well. */
const ASIDE = COLUMNS * SQUARE + 8;

function BlocksField({ game }: { game: BlocksGame }): ReactNode {
  const square = (column: number, row: number) => ({
    x: column * SQUARE + 0.5,
    y: row * SQUARE + 0.5,
    width: SQUARE - 1,
    height: SQUARE - 1,
    rx: 1.5,
  });
  return (
    <svg
      className={styles.field}
      viewBox={`-1 -1 ${ASIDE + 42} ${ROWS * SQUARE + 2}`}
      role="img"
      aria-label="A well ten squares wide; pieces of four squares fall and pile up. Beside it the next piece."
    >
      <rect className={styles.well} width={COLUMNS * SQUARE} height={ROWS * SQUARE} rx={3} />
      {[...game.resting, ...cellsOf(game.piece)].map(({ column, row, kind }, i) => (
        <rect key={i} {...square(column, row)} style={{ fill: kinds[kind - 1] }} />
      ))}
      {!game.isOver &&
        cellsOf(findLanding(game)).map(({ column, row }) => (
          <rect key={`${column},${row}`} className={styles.landing} {...square(column, row)} />
        ))}
      <text className={styles.label} x={ASIDE} y={10}>
        Next
      </text>
      <g transform={`translate(${ASIDE} 16)`}>
        {cellsOfKind(game.nextKind).map(({ column, row, kind }) => (
          <rect key={`${column},${row}`} {...square(column, row)} style={{ fill: kinds[kind - 1] }} />
        ))}
      </g>
    </svg>
  );
}
