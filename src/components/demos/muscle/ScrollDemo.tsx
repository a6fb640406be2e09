import { useRef, type ReactNode } from 'react';
import { Demo } from './Demo';
import type { Reading } from './muscleBank';
import { useMuscleLoop, type Muscle } from './useMuscleLoop';
import { useReducedMotion } from './useReducedMotion';
import styles from './ScrollDemo.module.css';

const muscles: readonly Muscle[] = [
  { name: 'left forearm (up)', key: 'f' },
  { name: 'right forearm (down)', key: 'j' },
];

const SPEED_PX_PER_S = 260;
const STEP_PX = 110;

const lines = [
  'A resting muscle is almost silent. What a pair of electrodes still picks up is the heart, the mains and the amplifier itself.',
  'To tense it, nerve cells fire. Each one drives a bundle of fibres, its motor unit, and every firing sends a voltage along them.',
  'Weak effort: a few small units, a few firings a second. More effort: more units, larger units, faster firing.',
  'On the skin all of them add up to what looks like noise, between about 20 and 450 Hz, from tens of microvolts to some millivolts.',
  'You cannot read a level from noise at a glance. You can from its strength over the last tenth of a second: that is the envelope.',
  'The envelope of a tense muscle is at least ten times that of a muscle at rest. A threshold between them makes a switch.',
  'One threshold flutters while the envelope wavers around it. Two, one for on and one for off, do not.',
  'You have reached the end of the text. Tense the left forearm to go back up.',
];

/** A text that scrolls while a forearm is tense. */
export function ScrollDemo(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isCalm = useReducedMotion();
  const onFrame = (readings: readonly Reading[], durationS: number): void => {
    const [up, down] = readings;
    if (!box.current || !up || !down) return;
    // Less motion: one jump for each press instead of a flowing text.
    const way = isCalm
      ? (Number(down.isPress) - Number(up.isPress)) * STEP_PX
      : (Number(down.isOn) - Number(up.isOn)) * SPEED_PX_PER_S * durationS;
    if (way !== 0) box.current.scrollTop += way;
  };
  const state = useMuscleLoop(muscles, onFrame);
  return (
    <Demo
      title="Try it: scroll with two forearms"
      hint="Hold to scroll. Both at once cancel each other."
      muscles={state}
    >
      <div
        ref={box}
        className={styles.box}
        role="region"
        aria-label="Text that the muscles scroll"
        tabIndex={0}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Demo>
  );
}
