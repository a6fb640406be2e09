/** The muscles of one demo as signals: synthetic or live, with a trace and a switch each. */
import { openSwitch, stepSwitch, type SwitchSettings, type SwitchState } from '@site/src/signal/muscleSwitch';
import { createSyntheticMuscle, SAMPLE_RATE_HZ } from '@site/src/signal/syntheticMuscle';
import { Trace } from '@site/src/signal/trace';

/** One muscle in one frame. */
export interface Reading {
  /** 0 at rest, 1 at full effort. */
  level: number;
  isOn: boolean;
  /** True in the one frame in which the switch closes. */
  isPress: boolean;
}

/** What moves the muscles in a frame: which of the synthetic ones are held, or the levels (0 to 1) of the reader's own. */
export type Effort =
  { kind: 'synthetic'; held: readonly boolean[] } | { kind: 'live'; levels: readonly number[] };

/** How much of each muscle's signal is kept to be drawn. */
export const TRACE_S = 2.5;

/** Of the pictures of EMG; rare peaks of full effort are cut off. */
export const FULL_SCALE_UV = 600;

const FIRST_SEED = 100;

const createMuscle = (seed: number) => ({
  synthetic: createSyntheticMuscle(seed),
  trace: new Trace(Math.round(TRACE_S * SAMPLE_RATE_HZ)),
});

export class MuscleBank {
  private readonly muscles: readonly ReturnType<typeof createMuscle>[];
  private switches: readonly SwitchState[];
  private timeS = 0;
  private owedSamples = 0;

  constructor(count: number) {
    this.muscles = Array.from({ length: count }, (_, i) => createMuscle(FIRST_SEED + i));
    this.switches = this.muscles.map(() => openSwitch);
  }

  /** The last moments of a muscle: EMG in µV of a synthetic one, levels from 0 to 1 of the reader's own. */
  trace(index: number): Trace | undefined {
    return this.muscles[index]?.trace;
  }

  /** Empties the pictures, when values of another kind follow. */
  clearTraces(): void {
    for (const { trace } of this.muscles) trace.clear();
  }

  /** Goes on by one frame. */
  advance(durationS: number, effort: Effort, settings: SwitchSettings): Reading[] {
    this.timeS += durationS;
    const due = this.takeDueSamples(durationS);
    const before = this.switches;
    const levels = this.muscles.map(({ synthetic, trace }, i) => {
      const isOn = before[i]?.isOn ?? false;
      if (effort.kind === 'synthetic') {
        return synthetic.advance(durationS, effort.held[i] ?? false, (valueUv) => trace.push(valueUv, isOn));
      }
      const level = effort.levels[i] ?? 0;
      for (let k = 0; k < due; k += 1) trace.push(level, isOn);
      return level;
    });
    this.switches = levels.map((level, i) =>
      stepSwitch(before[i] ?? openSwitch, settings, level, this.timeS),
    );
    return this.switches.map(({ isOn }, i) => ({
      level: levels[i] ?? 0,
      isOn,
      isPress: isOn && !(before[i]?.isOn ?? false),
    }));
  }

  /** How many samples of a trace fall into this frame; what is left of one counts for the next. */
  private takeDueSamples(durationS: number): number {
    this.owedSamples += durationS * SAMPLE_RATE_HZ;
    const due = Math.floor(this.owedSamples);
    this.owedSamples -= due;
    return due;
  }
}
