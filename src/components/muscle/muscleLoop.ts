/** Runs the muscles of one demo: from the reader's finger, or from the bridge, to levels and presses, frame by frame. */
import { openSwitch, stepSwitch, type SwitchSettings, type SwitchState } from '@site/src/signal/muscleSwitch';
import {
  createSyntheticMuscle,
  SAMPLE_RATE_HZ,
  type SyntheticMuscle,
} from '@site/src/signal/syntheticMuscle';
import { Trace } from '@site/src/signal/trace';
import { BRIDGE_URL, readBridgeMessage } from './bridgeMessages';

/** One muscle in one frame. */
export interface Reading {
  /** 0 at rest, 1 at full effort. */
  level: number;
  isOn: boolean;
  /** True in the one frame in which the switch closes. */
  isPress: boolean;
}

/** Told of one reading a muscle, and of the seconds since the frame before. */
export type OnFrame = (readings: readonly Reading[], durationS: number) => void;

/** Where the levels come from. */
export type SourceState =
  | { kind: 'synthetic' }
  | { kind: 'connecting' }
  /** `problem` is empty while levels arrive. */
  | { kind: 'live'; problem: string }
  | { kind: 'failed'; problem: string };

/** What a component draws; a new object whenever something in it changed. */
export interface LoopView {
  held: readonly boolean[];
  on: readonly boolean[];
  source: SourceState;
  settings: SwitchSettings;
}

/** Level 0 to 1; the same numbers as in the Python scripts. */
const FIRST_SETTINGS: SwitchSettings = { on: 0.5, off: 0.3, debounceS: 0.05 };

/** How much of each muscle's signal is kept to be drawn. */
export const TRACE_S = 2.5;

/** Longest step that is simulated: after a pause the game goes on where it was. */
const LONGEST_FRAME_S = 0.05;
const SILENCE_AFTER_MS = 3000;
const SILENT =
  'The bridge answers, but no EMG values arrive. In the GUI: Networking, UDP, EMG, 127.0.0.1, port 12345, Start.';

export class MuscleLoop {
  private view: LoopView;
  private readonly listeners = new Set<() => void>();
  private readonly muscles: readonly SyntheticMuscle[];
  /** The last moments of each muscle: EMG in µV of a synthetic one, levels from 0 to 1 of the reader's own. */
  readonly traces: readonly Trace[];
  private switches: readonly SwitchState[];
  private levels: readonly number[] = [];
  private onFrame: OnFrame = () => undefined;
  private onLevels: (levels: readonly number[]) => void = () => undefined;
  private onSleep: () => void = () => undefined;
  private events: EventSource | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private timeS = 0;
  private lastMs: number | null = null;
  private request = 0;
  private owed = 0;
  private isAwake = false;
  private isInView = false;

  constructor(count: number) {
    const none = Array<boolean>(count).fill(false);
    this.view = { held: none, on: none, source: { kind: 'synthetic' }, settings: FIRST_SETTINGS };
    this.muscles = none.map((_, i) => createSyntheticMuscle(100 + i));
    this.switches = none.map(() => openSwitch);
    this.traces = none.map(() => new Trace(Math.round(TRACE_S * SAMPLE_RATE_HZ)));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getView = (): LoopView => this.view;

  setOnFrame(onFrame: OnFrame): void {
    this.onFrame = onFrame;
  }

  setOnLevels(onLevels: (levels: readonly number[]) => void): void {
    this.onLevels = onLevels;
  }

  /** `onSleep` is told when a demo that ran goes out of sight: a game should be paused then, not go on at a glance back. */
  setOnSleep(onSleep: () => void): void {
    this.onSleep = onSleep;
  }

  /** Watches the demo's element: nothing runs while it, or the whole page, is out of sight. */
  attach(element: Element): () => void {
    const observer = new IntersectionObserver((entries) => {
      this.isInView = entries.at(-1)?.isIntersecting ?? false;
      if (!this.isInView) this.releaseAll();
      this.schedule();
    });
    observer.observe(element);
    const onVisibility = (): void => {
      if (document.hidden) this.releaseAll();
      this.schedule();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
      cancelAnimationFrame(this.request);
      this.request = 0;
      this.isInView = false;
      this.disconnect();
    };
  }

  /** Begins to run; before the first touch a demo costs nothing. */
  wake(): void {
    this.isAwake = true;
    this.schedule();
  }

  hold(index: number, isHeld: boolean): void {
    if (this.view.held[index] === isHeld) return;
    this.change({ held: this.view.held.map((held, i) => (i === index ? isHeld : held)) });
    this.wake();
  }

  /** Lets go of every muscle: when the focus leaves, no key-up will come. */
  releaseAll(): void {
    if (this.view.held.includes(true)) this.change({ held: this.view.held.map(() => false) });
  }

  setThresholds(on: number, off: number): void {
    this.change({ settings: { ...this.view.settings, on, off: Math.min(on, off) } });
  }

  /** Asks the bridge on this computer; only ever called from the reader's press on Connect. */
  connect(): void {
    this.disconnect();
    this.change({ source: { kind: 'connecting' } });
    const events = new EventSource(BRIDGE_URL);
    this.events = events;
    events.onopen = () => {
      for (const trace of this.traces) trace.clear();
      this.change({ source: { kind: 'live', problem: '' } });
      this.expectLevels();
      this.wake();
    };
    events.onmessage = ({ data }) => this.receive(String(data));
    events.onerror = () => {
      const wasLive = this.view.source.kind === 'live';
      this.closeEvents();
      this.change({
        source: {
          kind: 'failed',
          problem: wasLive
            ? 'The bridge has stopped. Start gui_bridge.py again and press Connect.'
            : `Nothing answers at ${BRIDGE_URL}. Start the bridge with the command above, let the browser reach this computer if it asks, and press Connect again.`,
        },
      });
    };
  }

  disconnect(): void {
    this.closeEvents();
    if (this.view.source.kind !== 'synthetic') this.change({ source: { kind: 'synthetic' } });
  }

  private closeEvents(): void {
    clearTimeout(this.silence);
    this.events?.close();
    this.events = null;
    this.levels = [];
  }

  private receive(text: string): void {
    const message = readBridgeMessage(text);
    this.expectLevels();
    if (message.kind === 'levels') this.levels = message.levels;
    const problem = message.kind === 'levels' ? '' : message.problem;
    const { source } = this.view;
    if (source.kind !== 'live' || source.problem !== problem) {
      this.change({ source: { kind: 'live', problem } });
    }
  }

  private expectLevels(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.levels = [];
      this.change({ source: { kind: 'live', problem: SILENT } });
    }, SILENCE_AFTER_MS);
  }

  private change(part: Partial<LoopView>): void {
    this.view = { ...this.view, ...part };
    for (const listener of this.listeners) listener();
  }

  private schedule(): void {
    const shouldRun = this.isAwake && this.isInView && !document.hidden;
    if (shouldRun && this.request === 0) {
      this.lastMs = null;
      this.request = requestAnimationFrame(this.frame);
    } else if (!shouldRun && this.request !== 0) {
      cancelAnimationFrame(this.request);
      this.request = 0;
      this.onSleep();
    }
  }

  /** How many samples of a trace fall into this frame; what is left of one counts for the next. */
  private takeDueSamples(durationS: number): number {
    this.owed += durationS * SAMPLE_RATE_HZ;
    const due = Math.floor(this.owed);
    this.owed -= due;
    return due;
  }

  private readonly frame = (nowMs: number): void => {
    const durationS = this.lastMs === null ? 0 : Math.min(LONGEST_FRAME_S, (nowMs - this.lastMs) / 1000);
    this.lastMs = nowMs;
    this.timeS += durationS;
    const { held, source, settings } = this.view;
    const before = this.switches;
    const due = this.takeDueSamples(durationS);
    const levels = this.muscles.map((muscle, i) => {
      const trace = this.traces[i];
      const isOn = before[i]?.isOn ?? false;
      if (source.kind !== 'live') {
        return muscle.advance(durationS, held[i] ?? false, (valueUv) => trace?.push(valueUv, isOn));
      }
      const level = this.levels[i] ?? 0;
      for (let k = 0; k < due; k += 1) trace?.push(level, isOn);
      return level;
    });
    this.switches = levels.map((level, i) =>
      stepSwitch(before[i] ?? openSwitch, settings, level, this.timeS),
    );
    const readings = this.switches.map(({ isOn }, i): Reading => {
      const wasOn = before[i]?.isOn ?? false;
      return { level: levels[i] ?? 0, isOn, isPress: isOn && !wasOn };
    });
    this.onLevels(levels);
    if (this.switches.some(({ isOn }, i) => isOn !== this.view.on[i])) {
      this.change({ on: this.switches.map(({ isOn }) => isOn) });
    }
    this.onFrame(readings, durationS);
    this.request = requestAnimationFrame(this.frame);
  };
}
