/** Notes and two short tunes, both in the public domain. */

/** Semitones above C. */
const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/**
 * Frequency of a note in Hz, equal temperament, A4 = 440 Hz.
 *
 * @throws {RangeError} for a name that is not a letter from A to G and an octave
 */
export function frequencyOf(note: string): number {
  const [letter = '', octave = ''] = note;
  const step = STEPS[letter];
  if (step === undefined || !/^\d$/.test(octave) || note.length !== 2) {
    throw new RangeError(`"${note}" is not a note; write a letter and an octave, such as C4.`);
  }
  return 440 * 2 ** ((step - 9 + 12 * (Number(octave) - 4)) / 12);
}

/** The finger of each key of the four-muscle piano: channel 1 to 4. */
export const pianoKeys = [
  { channel: 1, finger: 'right little finger', note: 'G4', key: 'l' },
  { channel: 2, finger: 'right index finger', note: 'E4', key: 'k' },
  { channel: 3, finger: 'left index finger', note: 'D4', key: 'd' },
  { channel: 4, finger: 'left little finger', note: 'C4', key: 's' },
] as const;

/** "Mary had a little lamb" (Lowell Mason, 1831) as channels. */
export const maryByChannel = [
  2, 3, 4, 3, 2, 2, 2, 3, 3, 3, 2, 1, 1, 2, 3, 4, 3, 2, 2, 2, 2, 3, 3, 2, 3, 4,
] as const;

/** "Ode to Joy" (Beethoven, 1824), first line: note and length in beats. */
export const odeToJoy: readonly (readonly [note: string, beats: number])[] = [
  ['E4', 1],
  ['E4', 1],
  ['F4', 1],
  ['G4', 1],
  ['G4', 1],
  ['F4', 1],
  ['E4', 1],
  ['D4', 1],
  ['C4', 1],
  ['C4', 1],
  ['D4', 1],
  ['E4', 1],
  ['E4', 1.5],
  ['D4', 0.5],
  ['D4', 2],
];
