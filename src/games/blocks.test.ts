import { describe, expect, it } from 'vitest';
import { createRandom } from '@site/src/signal/random';
import {
  cellsOf,
  COLUMNS,
  computeFallS,
  findLanding,
  moveBlocks,
  ROWS,
  startBlocks,
  type BlocksGame,
  type Cell,
  type Move,
} from './blocks';

const random = createRandom(1);

const play = (game: BlocksGame, ...moves: Move[]): BlocksGame =>
  moves.reduce((current, move) => moveBlocks(current, move, random), game);

const withPiece = (kind: number, resting: Cell[] = []): BlocksGame => ({
  ...startBlocks(random),
  piece: { kind, column: 4, row: 0, turns: 0 },
  resting,
});

const columnsOf = (game: BlocksGame): number[] => cellsOf(game.piece).map(({ column }) => column);

describe('the falling blocks', () => {
  it('move by one column and stop at the walls', () => {
    const left = play(withPiece(2), ...Array<Move>(20).fill('left'));
    expect(Math.min(...columnsOf(left))).toBe(0);
    const right = play(withPiece(2), ...Array<Move>(20).fill('right'));
    expect(Math.max(...columnsOf(right))).toBe(COLUMNS - 1);
  });

  it('stand upright after a turn and lie as before after four', () => {
    const game = play(withPiece(1), 'down', 'down');
    expect(new Set(columnsOf(play(game, 'turn'))).size).toBe(1);
    expect(columnsOf(play(game, 'turn', 'turn', 'turn', 'turn'))).toEqual(columnsOf(game));
  });

  it('do not move by a turn where they are square', () => {
    const game = play(withPiece(2), 'down', 'down');
    expect(cellsOf(play(game, 'turn').piece)).toEqual(cellsOf(game.piece));
  });

  it('rest on the floor and make way for the next', () => {
    const game = play(withPiece(2), ...Array<Move>(ROWS).fill('down'));
    expect(game.resting).toHaveLength(4);
    expect(Math.max(...game.resting.map(({ row }) => row))).toBe(ROWS - 1);
  });

  it('clear a full row and let the rest fall', () => {
    const row = (at: number, columns: readonly number[]): Cell[] =>
      columns.map((column) => ({ column, row: at, kind: 3 }));
    const all = Array.from({ length: COLUMNS }, (_, i) => i);
    const resting = [
      ...row(
        ROWS - 1,
        all.filter((column) => column !== 4 && column !== 5),
      ),
      ...row(ROWS - 2, [0]),
    ];
    const before = { ...withPiece(2, resting), rowsCleared: 4 };
    const game = play(before, ...Array<Move>(ROWS).fill('down'));
    expect(game.rowsCleared).toBe(5);
    expect(game.resting).toHaveLength(3);
    expect(game.resting.every((cell) => cell.row === ROWS - 1)).toBe(true);
  });

  it('end when a new piece finds no room', () => {
    const game = play(withPiece(2), ...Array<Move>(400).fill('down'));
    expect(game.isOver).toBe(true);
    expect(play(game, 'left')).toBe(game);
  });

  it('show the piece that comes next, and where the present one will land', () => {
    const game = withPiece(2);
    expect(Math.max(...cellsOf(findLanding(game)).map(({ row }) => row))).toBe(ROWS - 1);
    const landed = play(game, ...Array<Move>(ROWS - 1).fill('down'));
    expect(landed.piece.kind).toBe(game.nextKind);
    expect(landed.piece.row).toBe(0);
  });

  it('fall faster with each row, down to five steps a second', () => {
    expect(computeFallS(0)).toBe(0.75);
    expect(computeFallS(1)).toBeLessThan(0.75);
    expect(computeFallS(100)).toBe(0.2);
  });
});
