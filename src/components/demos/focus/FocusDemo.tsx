import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Scope } from '../scope';
import { computeBandShares, computeConcentration } from '@site/src/signal/focus';
import { createSyntheticEyes, EYES_RATE_HZ } from '@site/src/signal/syntheticEyes';
import { Trace } from '@site/src/signal/trace';
import { DemoFrame } from '../DemoFrame';
import { Lamp } from '../../figures/Lamp';
import { Choice } from './Choice';
import { useFrames } from '../useFrames';
import styles from './FocusDemo.module.css';

type Metric = 'Relaxation' | 'Concentration';

const states: Readonly<Record<Metric, string>> = { Relaxation: 'Relaxing', Concentration: 'Concentrating' };
const metrics: readonly Metric[] = ['Relaxation', 'Concentration'];
const thresholds: readonly number[] = [0.5, 0.6, 0.7, 0.8, 0.9];
const windowsS: readonly number[] = [5, 10, 20];

const TRACE_S = 4;
const FULL_SCALE_UV = 60;
/** The spectrum of twenty seconds takes some milliseconds: four times a second look as smooth as sixty. */
const UPDATE_S = 0.25;

/** The project as it runs: closed eyes, the Focus widget's value, and the LED. */
export function FocusDemo(): ReactNode {
  const isBrowser = useIsBrowser();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scope = useRef<Scope | null>(null);
  const sinceUpdateS = useRef(UPDATE_S);
  const [eyes] = useState(() => createSyntheticEyes(4));
  const [trace] = useState(() => {
    const past = new Trace(TRACE_S * EYES_RATE_HZ);
    for (const valueUv of eyes.takeLast(TRACE_S)) past.push(valueUv, false);
    return past;
  });
  const [isRunning, setIsRunning] = useState(false);
  const [areClosed, setAreClosed] = useState(false);
  const [metric, setMetric] = useState<Metric>('Relaxation');
  const [threshold, setThreshold] = useState(0.8);
  const [windowS, setWindowS] = useState(10);
  const [concentration, setConcentration] = useState<number | null>(null);

  useEffect(() => {
    if (!canvas.current) return undefined;
    scope.current = new Scope(canvas.current, FULL_SCALE_UV);
    return () => scope.current?.close();
  }, []);

  useFrames(frame, isRunning, (durationS) => {
    eyes.advance(durationS, areClosed, (valueUv) => trace.push(valueUv, areClosed));
    scope.current?.draw(trace, false);
    sinceUpdateS.current += durationS;
    if (sinceUpdateS.current < UPDATE_S) return;
    sinceUpdateS.current = 0;
    setConcentration(computeConcentration(computeBandShares(eyes.takeLast(windowS), EYES_RATE_HZ)));
  });

  const value = concentration === null || metric === 'Concentration' ? concentration : 1 - concentration;
  const isLit = value !== null && value > threshold;
  return (
    <DemoFrame
      ref={frame}
      title="Try it: light the LED with closed eyes"
      hint="Press the button, and press it again to open the eyes. Alpha lights the LED within seconds; it goes off again when little alpha is left in the window."
    >
      <div className={styles.stage}>
        <Lamp isLit={isLit} />
        <div>
          <p className={styles.state} role="status">
            {isLit ? '' : 'Not '}
            {states[metric]}: the GUI sends {isLit ? 1 : 0}
          </p>
          <canvas ref={canvas} className={styles.scope} aria-hidden="true" />
          <span
            className={styles.meter}
            aria-hidden="true"
            style={{ '--level': value ?? 0, '--threshold': `${threshold * 100}%` } as CSSProperties}
          >
            <span className={styles.bar} />
            <span className={styles.mark} />
          </span>
          <p className={styles.legend}>
            Above: synthetic EEG at O1, the last {TRACE_S} s, ±{FULL_SCALE_UV} µV, tinted while the eyes are
            closed. Bar: {metric.toLowerCase()} {value === null ? '–' : value.toFixed(2)}, threshold{' '}
            {threshold}.
          </p>
        </div>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            setAreClosed(!areClosed);
            setIsRunning(true);
          }}
        >
          {areClosed ? 'Open the eyes' : 'Close the eyes'}
        </button>
        {isRunning && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              setIsRunning(false);
              setAreClosed(false);
            }}
          >
            Stop
          </button>
        )}
        <Choice label="Metric" options={metrics} value={metric} onChange={setMetric} isEnabled={isBrowser} />
        <Choice
          label="Threshold"
          options={thresholds}
          value={threshold}
          onChange={setThreshold}
          isEnabled={isBrowser}
        />
        <Choice
          label="Window (s)"
          options={windowsS}
          value={windowS}
          onChange={setWindowS}
          isEnabled={isBrowser}
        />
      </div>
    </DemoFrame>
  );
}
