import type { ReactNode } from 'react';
import { Lamp } from '../../figures/Lamp';
import { Demo } from './Demo';
import { useMuscleLoop, type Muscle } from './useMuscleLoop';
import styles from './LampDemo.module.css';

const muscles: readonly Muscle[] = [
  { name: 'cheek (smile)', key: 'd' },
  { name: 'brow (frown)', key: 'k' },
];

const nothing = (): void => undefined;

/** Three lamps as the sketch drives them: yellow for a smile, red for a frown, blue for neither. */
export function LampDemo(): ReactNode {
  const state = useMuscleLoop(muscles, nothing);
  const [smiles = false, frowns = false] = state.view.on;
  const lamps = [
    { name: 'yellow', pin: 8, isLit: smiles, colour: 'var(--channel-5)' },
    { name: 'red', pin: 12, isLit: frowns && !smiles, colour: 'var(--channel-7)' },
    { name: 'blue', pin: 11, isLit: !smiles && !frowns, colour: 'var(--channel-3)' },
  ];
  return (
    <Demo
      title="Try it: three lamps, two muscles"
      hint="Hold a button, or its key while you are in this box. The lamp follows the switch, not the button: it needs the bar to pass the mark."
      muscles={state}
    >
      <ul className={styles.lamps}>
        {lamps.map(({ name, pin, isLit, colour }) => (
          <li key={name} style={{ color: colour }}>
            <Lamp isLit={isLit} />
            <span>
              {name}, pin {pin}: {isLit ? 'on' : 'off'}
            </span>
          </li>
        ))}
      </ul>
    </Demo>
  );
}
