import { useState, type ReactNode } from 'react';
import { frequencyOf, maryByChannel, pianoKeys } from '@site/src/games/tunes';
import { Demo } from './Demo';
import { GameBar } from './GameBar';
import type { Reading } from './muscleBank';
import { useInstrument } from './useInstrument';
import { useMuscleLoop, type Muscle } from './useMuscleLoop';
import styles from './PianoDemo.module.css';

const muscles: readonly Muscle[] = pianoKeys.map(({ finger, key }) => ({ name: finger, key }));
/** From the lowest note, as on a keyboard: the left hand's little finger is the leftmost. */
const fromLowest = [...pianoKeys].reverse();

/** Four muscles, four notes, and the tune to play with them. */
export function PianoDemo(): ReactNode {
  const sound = useInstrument();
  const [position, setPosition] = useState(0);
  const onFrame = (readings: readonly Reading[]): void => {
    readings.forEach(({ isPress }, i) => {
      const key = pianoKeys[i];
      if (!isPress || !key) return;
      sound.instrument.play(frequencyOf(key.note), 0.9);
      if (maryByChannel[position] === key.channel) setPosition(position + 1);
    });
  };
  const state = useMuscleLoop(muscles, onFrame);
  const next = maryByChannel[position];
  const isDone = next === undefined;
  return (
    <Demo
      title="Try it: four fingers, four notes"
      hint="Turn the sound on and follow the marked key: it plays Mary Had a Little Lamb. Hold a finger's button, touch its key in the picture, or press its letter."
      muscles={state}
    >
      <GameBar
        action={sound.isOn ? 'Sound off' : 'Sound on'}
        onAction={sound.toggle}
        status={
          isDone ? 'Played to the end.' : `Note ${position + 1} of ${maryByChannel.length}: channel ${next}`
        }
        isAnnounced={isDone}
      />
      <ul className={styles.keys}>
        {fromLowest.map(({ channel, note, finger }) => {
          const isDown = state.view.on[channel - 1] ?? false;
          return (
            <li
              key={note}
              className={isDown ? styles.down : next === channel ? styles.next : styles.key}
              {...state.holdByPointer(channel - 1)}
            >
              <strong>{note}</strong>
              <span>{finger}</span>
              <span>channel {channel}</span>
            </li>
          );
        })}
      </ul>
      {position > 0 && (
        <button
          type="button"
          className={`button button--sm button--secondary ${styles.again}`}
          onClick={() => setPosition(0)}
        >
          From the beginning
        </button>
      )}
    </Demo>
  );
}
