/** Finds lost samples by their numbers. How a board counts is learned from the recording's beginning. */
import type { Numbering } from './types';

/** How numbers go on. */
interface Counting {
  /** After as many numbers they begin anew. */
  round: number;
  /** From one row to the next. */
  step: number;
  /** Rows that share a number. */
  rows: number;
}

/** As many numbers are looked at before any of them is judged. */
const LEARNED_NUMBERS = 1024;

/** The Ganglion counts 0 to 100 with firmware 2, 0 to 99 with firmware 3; 100 more says that 19 bits were sent. */
const IMPEDANCE_FROM = 201;

/** Learns how numbers count; `null` when they do not count at all. */
function learnCounting(numbers: readonly number[], numbering: Numbering): Counting | null {
  if (numbering === 'none' || numbers.some((number) => !Number.isInteger(number) || number < 0)) return null;
  const highest = Math.max(
    ...numbers.filter((number) => numbering !== 'ganglion' || number < IMPEDANCE_FROM),
  );
  if (numbering === 'ganglion') {
    return { round: highest === 100 || highest === 200 ? 101 : 100, step: 1, rows: 2 };
  }
  // The Hub of GUI 4 halves the numbers of a Daisy, so that 0 follows 127.
  const isHalved =
    highest === 0x7f && numbers.some((number, index) => number === 0 && numbers[index - 1] === 0x7f);
  const round = isHalved ? 0x80 : highest <= 0xff ? 0x100 : Infinity;
  const steps = new Map<number, number>();
  for (let index = 1; index < numbers.length; index += 1) {
    const difference = (numbers[index] ?? 0) - (numbers[index - 1] ?? 0);
    const step = difference < 0 && round < Infinity ? difference + round : difference;
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  const [common] = [...steps].sort((a, b) => b[1] - a[1]);
  // A Daisy joins two packets into a row, so that every second number is left.
  if (!common || (common[0] !== 1 && common[0] !== 2) || common[1] < numbers.length / 4) return null;
  return { round, step: common[0], rows: 1 };
}

const placeInRound = (number: number, { round, rows }: Counting): number =>
  // The second hundred of a Ganglion says the same as the first.
  rows === 2 ? (round === 101 ? (number > 100 ? number - 100 : number) : number % 100) : number;

/** Rows that are missing between two numbers. */
function missing(previous: number, next: number, counting: Counting): number {
  const { round, step, rows } = counting;
  const difference = placeInRound(next, counting) - placeInRound(previous, counting);
  if (rows === 2 && difference === 0) return 0;
  const ahead = difference <= 0 && round < Infinity ? difference + round : difference;
  return Math.max(0, rows * (Math.round(ahead / step) - 1));
}

/** Judges numbers one after the other. */
export interface NumberJudge {
  /** Takes a number and tells each judged row with the rows missing before it; the first ones are told late. */
  take(row: number, number: number): void;
  /** Numbers begin anew at the next row. */
  restart(): void;
  /** No more numbers come. */
  finish(): void;
  /** Rows after which numbers begin anew; 0 while it is not known, or when there are none. */
  readonly roundRows: number;
}

/** @param tell gets each row before which rows are missing */
export function createNumberJudge(
  numbering: Numbering,
  tell: (row: number, lost: number) => void,
): NumberJudge {
  let learned: Counting | null | undefined = numbering === 'none' ? null : undefined;
  const kept: { row: number; number: number; isNew: boolean }[] = [];
  let previous = NaN;
  let isNew = true;
  const judge = (row: number, number: number, begins: boolean): void => {
    if (!learned || (learned.rows === 2 && number >= IMPEDANCE_FROM)) return;
    if (!begins && !Number.isNaN(previous)) {
      const lost = missing(previous, number, learned);
      if (lost > 0) tell(row, lost);
    }
    previous = number;
  };
  const learn = (): void => {
    learned = learnCounting(
      kept.map(({ number }) => number),
      numbering,
    );
    for (const { row, number, isNew: begins } of kept) judge(row, number, begins);
    kept.length = 0;
  };
  return {
    take(row, number) {
      if (learned === null) return;
      if (learned === undefined) {
        kept.push({ row, number, isNew });
        if (kept.length === LEARNED_NUMBERS) learn();
      } else judge(row, number, isNew);
      isNew = false;
    },
    restart() {
      isNew = true;
    },
    finish() {
      if (learned === undefined) learn();
    },
    get roundRows() {
      return learned && learned.round < Infinity ? (learned.round / learned.step) * learned.rows : 0;
    },
  };
}
