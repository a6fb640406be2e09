import { useState, type ReactNode } from 'react';
import { Demo } from './Demo';
import { GameBar } from './GameBar';
import type { Reading } from './muscleBank';
import { useMuscleLoop, type Muscle } from './useMuscleLoop';
import styles from './SlidesDemo.module.css';

const muscles: readonly Muscle[] = [
  { name: 'left arm (back)', key: 'f' },
  { name: 'right arm (next)', key: 'j' },
];

const slides = [
  { title: 'Hands free', text: 'Five slides, two muscles, no clicker.' },
  { title: 'One press, one slide', text: 'Only the moment of switching on counts, however long you hold.' },
  { title: 'Two thresholds', text: 'On at 0.5, off at 0.3: a trembling arm turns no pages.' },
  { title: 'A twentieth of a second', text: 'Shorter twitches are ignored; that is the debounce time here.' },
  { title: 'Questions?', text: 'Left arm to go back.' },
];

/** A slideshow that two arms turn. */
export function SlidesDemo(): ReactNode {
  const [index, setIndex] = useState(0);
  const onFrame = ([back, next]: readonly Reading[]): void => {
    const step = Number(next?.isPress ?? false) - Number(back?.isPress ?? false);
    if (step !== 0) setIndex(Math.max(0, Math.min(slides.length - 1, index + step)));
  };
  const state = useMuscleLoop(muscles, onFrame);
  const slide = slides[index];
  return (
    <Demo
      title="Try it: turn slides with two arms"
      hint="Tense the right arm for the next slide, the left arm to go back."
      muscles={state}
    >
      <GameBar
        action="First slide"
        onAction={() => setIndex(0)}
        status={`Slide ${index + 1} of ${slides.length}`}
      />
      <div className={styles.slide}>
        <p className={styles.title}>{slide?.title}</p>
        <p>{slide?.text}</p>
      </div>
    </Demo>
  );
}
