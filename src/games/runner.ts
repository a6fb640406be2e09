/** The rules of the running game. Lengths are in parts of the field's height, the field being 4 wide; times in seconds. */
import type { Random } from '@site/src/signal/random';

export const FIELD_WIDTH = 4;
export const RUNNER = { x: 0.5, width: 0.22, height: 0.3 } as const;
export const CACTUS_WIDTH = 0.12;

/** Rises 0.62 high and lands after 0.73 s. */
const JUMP_SPEED = 3.4;
const GRAVITY = 9.3;
const FIRST_SPEED = 1.2;
const LAST_SPEED = 2.6;
/** Speed gained in a second. */
const ACCELERATION = 0.025;

export interface Cactus {
  x: number;
  height: number;
}

/** A run as it stands. */
export interface Run {
  /** Height of the feet above the ground. */
  y: number;
  velocity: number;
  distance: number;
  speed: number;
  cacti: readonly Cactus[];
  isOver: boolean;
}

/** A run before its first step. */
export const startRun = (): Run => ({
  y: 0,
  velocity: 0,
  distance: 0,
  speed: FIRST_SPEED,
  cacti: [{ x: 2.9, height: 0.22 }],
  isOver: false,
});

/** Ten points for each height of the field that was run. */
export const scoreOf = ({ distance }: Run): number => Math.floor(distance * 10);

const touches = ({ y }: Run, { x, height }: Cactus): boolean =>
  x < RUNNER.x + RUNNER.width && x + CACTUS_WIDTH > RUNNER.x && y < height;

/** Lets `durationS` pass. A jump counts only on the ground; a finished run stays as it is. */
export function stepRun(run: Run, durationS: number, jumps: boolean, random: Random): Run {
  if (run.isOver) return run;
  const starts = jumps && run.y === 0;
  const velocity = (starts ? JUMP_SPEED : run.velocity) - GRAVITY * durationS;
  const height = run.y + velocity * durationS;
  const isAirborne = (starts || run.y > 0) && height > 0;
  const way = run.speed * durationS;
  const moved = run.cacti
    .map((cactus) => ({ ...cactus, x: cactus.x - way }))
    .filter(({ x }) => x > -CACTUS_WIDTH);
  const last = moved.at(-1);
  // A jump takes 0.73 s: the gap leaves a landing and a breath before the next one.
  const needsNext = !last || last.x < FIELD_WIDTH - run.speed * 1.35;
  const cacti = needsNext
    ? [...moved, { x: FIELD_WIDTH + random() * run.speed, height: 0.18 + 0.12 * random() }]
    : moved;
  const next: Run = {
    y: isAirborne ? height : 0,
    velocity: isAirborne ? velocity : 0,
    distance: run.distance + way,
    speed: Math.min(LAST_SPEED, run.speed + ACCELERATION * durationS),
    cacti,
    isOver: false,
  };
  return { ...next, isOver: cacti.some((cactus) => touches(next, cactus)) };
}
