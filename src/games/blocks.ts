/** The rules of the falling-blocks game: four-square pieces, full rows vanish. */
import type { Random } from '@site/src/signal/random';

/** Width of the field, in squares. */
export const COLUMNS = 10;
/** Height of the field, in squares. */
export const ROWS = 16;

/** The seven pieces as squares (column, row) around their turning point. */
const PIECES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [-1, 0],
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [-1, 0],
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [-1, 0],
    [0, 0],
    [1, 0],
    [-1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
  ],
  [
    [-1, 0],
    [0, 0],
    [0, 1],
    [1, 1],
  ],
];

/** The square piece looks the same after a turn; turning it would only shift it. */
const SQUARE = 1;

/** A square of the field. */
export interface Cell {
  column: number;
  row: number;
  /** 1 to 7: which piece it came from. */
  kind: number;
}

interface Piece {
  kind: number;
  column: number;
  row: number;
  turns: number;
}

/** A game as it stands. */
export interface BlocksGame {
  piece: Piece;
  /** The kind of the piece that comes after it, 1 to 7. */
  nextKind: number;
  /** Squares that have come to rest. */
  resting: readonly Cell[];
  rowsCleared: number;
  isOver: boolean;
}

/** What a player, or time, can ask of the piece. */
export type Move = 'left' | 'right' | 'turn' | 'down';

/** The four squares of a piece where it is. */
export function cellsOf({ kind, column, row, turns }: Piece): Cell[] {
  return (PIECES[kind - 1] ?? []).map(([dx, dy]) => {
    let [x, y] = [dx, dy];
    for (let i = 0; kind - 1 !== SQUARE && i < turns % 4; i += 1) [x, y] = [-y, x];
    return { column: column + x, row: row + y, kind };
  });
}

const drawKind = (random: Random): number => 1 + Math.floor(random() * PIECES.length);

/** A piece where it enters the well. */
const makePiece = (kind: number): Piece => ({ kind, column: 4, row: 0, turns: 0 });

/** The squares of a piece of some kind, for a picture of what comes next: columns and rows from 0 on. */
export const cellsOfKind = (kind: number): Cell[] => cellsOf({ kind, column: 1, row: 0, turns: 0 });

const fits = (piece: Piece, resting: readonly Cell[]): boolean =>
  cellsOf(piece).every(
    ({ column, row }) =>
      column >= 0 &&
      column < COLUMNS &&
      row < ROWS &&
      !resting.some((cell) => cell.column === column && cell.row === row),
  );

/** A game with an empty field. */
export const startBlocks = (random: Random): BlocksGame => ({
  piece: makePiece(drawKind(random)),
  nextKind: drawKind(random),
  resting: [],
  rowsCleared: 0,
  isOver: false,
});

/** Where the falling piece would come to rest if nobody moved it. */
export function findLanding({ piece, resting }: BlocksGame): Piece {
  let landing = piece;
  for (;;) {
    const lower = { ...landing, row: landing.row + 1 };
    if (!fits(lower, resting)) return landing;
    landing = lower;
  }
}

/** Seconds between two steps down: a little less with each row cleared. */
export const computeFallS = (rowsCleared: number): number => Math.max(0.2, 0.75 * 0.95 ** rowsCleared);

/** Takes full rows out and lets what is above fall. */
function clearRows(cells: readonly Cell[]): { resting: Cell[]; cleared: number } {
  const isFull = (row: number): boolean => cells.filter((cell) => cell.row === row).length === COLUMNS;
  const full = Array.from({ length: ROWS }, (_, row) => row).filter(isFull);
  return {
    cleared: full.length,
    resting: cells
      .filter(({ row }) => !full.includes(row))
      .map((cell) => ({ ...cell, row: cell.row + full.filter((row) => row > cell.row).length })),
  };
}

/** Moves the falling piece; a move that does not fit changes nothing, except that `down` then lays the piece to rest. */
export function moveBlocks(game: BlocksGame, move: Move, random: Random): BlocksGame {
  if (game.isOver) return game;
  const { piece, resting } = game;
  const moved: Piece = {
    ...piece,
    column: piece.column + (move === 'right' ? 1 : move === 'left' ? -1 : 0),
    row: piece.row + (move === 'down' ? 1 : 0),
    turns: piece.turns + (move === 'turn' ? 1 : 0),
  };
  if (fits(moved, resting)) return { ...game, piece: moved };
  if (move !== 'down') return game;
  const { resting: after, cleared } = clearRows([...resting, ...cellsOf(piece)]);
  const next = makePiece(game.nextKind);
  return {
    piece: next,
    nextKind: drawKind(random),
    resting: after,
    rowsCleared: game.rowsCleared + cleared,
    isOver: !fits(next, after),
  };
}
