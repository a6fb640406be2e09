import { useState, type ReactNode } from 'react';
import { frequencyOf, odeToJoy } from '@site/src/games/tunes';
import { Demo } from './Demo';
import { GameBar } from './GameBar';
import type { Reading } from './muscleBank';
import { useInstrument } from './useInstrument';
import { useMuscleLoop, type Muscle } from './useMuscleLoop';
import styles from './MusicDemo.module.css';

const muscles: readonly Muscle[] = [{ name: 'forearm', key: 'j' }];

const BEAT_S = 0.5;
const startsAt = odeToJoy.map((_, i) => odeToJoy.slice(0, i).reduce((sum, [, beats]) => sum + beats, 0));
const tuneBeats = odeToJoy.reduce((sum, [, beats]) => sum + beats, 0);
/** Rows of the drawing, from the lowest note up. */
const pitches = ['C4', 'D4', 'E4', 'F4', 'G4'];

/** Music that a muscle pauses and continues. */
export function MusicDemo(): ReactNode {
  const sound = useInstrument();
  const [isPlaying, setIsPlaying] = useState(false);
  const [beat, setBeat] = useState(0);
  const onFrame = ([muscle]: readonly Reading[], durationS: number): void => {
    const plays = muscle?.isPress ? !isPlaying : isPlaying;
    if (plays !== isPlaying) setIsPlaying(plays);
    if (!plays || durationS === 0) return;
    const next = (beat + durationS / BEAT_S) % tuneBeats;
    const due = startsAt.findIndex((at) => (at >= beat && at < next) || (next < beat && at < next));
    const note = odeToJoy[due];
    if (note) sound.instrument.play(frequencyOf(note[0]), note[1] * BEAT_S);
    setBeat(next);
  };
  const state = useMuscleLoop(muscles, onFrame);
  return (
    <Demo
      title="Try it: pause the music with a muscle"
      hint="Turn the sound on, then tense once to play and once more to pause. It works without sound, too."
      muscles={state}
    >
      <GameBar
        action={sound.isOn ? 'Sound off' : 'Sound on'}
        onAction={sound.toggle}
        status={isPlaying ? '▶ playing' : '❚❚ paused'}
      />
      <svg
        className={styles.roll}
        viewBox="0 0 320 74"
        role="img"
        aria-label="The first line of the Ode to Joy as bars on five pitches, with a line at the place that is playing."
      >
        {odeToJoy.map(([note, beats], i) => {
          const from = startsAt[i] ?? 0;
          const isNow = isPlaying && beat >= from && beat < from + beats;
          return (
            <rect
              key={i}
              className={isNow ? styles.now : styles.note}
              x={from * 20 + 1}
              y={58 - pitches.indexOf(note) * 12}
              width={beats * 20 - 3}
              height={9}
              rx={3}
            />
          );
        })}
        <path className={styles.head} d={`M${beat * 20} 2V72`} />
      </svg>
    </Demo>
  );
}
