/** Runs the muscles of one demo: from the reader's finger, or from the bridge, to levels and presses, frame by frame. */
import type { SwitchSettings } from '@site/src/signal/muscleSwitch';
import { FrameClock } from '../frameClock';
import type { Bridge } from './bridge';
import type { BridgeState } from './bridgeState';
import { MuscleBank, type Reading } from './muscleBank';

/** Told of one reading a muscle, and of the seconds since the frame before. */
export type OnFrame = (readings: readonly Reading[], durationS: number) => void;

/** What a component draws; a new object whenever something in it changed. */
export interface LoopView {
  held: readonly boolean[];
  on: readonly boolean[];
  bridge: BridgeState;
  settings: SwitchSettings;
}

/** Level 0 to 1; the same numbers as in the Python scripts. */
const FIRST_SETTINGS: SwitchSettings = { on: 0.5, off: 0.3, debounceS: 0.05 };

const CODE_IS_MISSING =
  'This part of the page could not be loaded. Check your network connection, and press Connect again.';

const nothing = (): void => undefined;

export class MuscleLoop {
  readonly bank: MuscleBank;
  private view: LoopView;
  private readonly listeners = new Set<() => void>();
  private readonly clock = new FrameClock({
    onFrame: (durationS) => this.step(durationS),
    onHidden: () => this.releaseAll(),
    onSleep: () => this.onSleep(),
  });
  /** Comes when the reader asks for it, as few do. */
  private bridge: Bridge | null = null;
  private onFrame: OnFrame = nothing;
  private onLevels: (levels: readonly number[]) => void = nothing;
  private onSleep: () => void = nothing;

  constructor(count: number) {
    const none = Array<boolean>(count).fill(false);
    this.bank = new MuscleBank(count);
    this.view = { held: none, on: none, bridge: { kind: 'off' }, settings: FIRST_SETTINGS };
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

  /** `onSleep` is told when a demo that ran goes out of sight. */
  setOnSleep(onSleep: () => void): void {
    this.onSleep = onSleep;
  }

  /** Watches the demo's element: nothing runs while it, or the whole page, is out of sight. */
  attach(element: Element): () => void {
    const detach = this.clock.attach(element);
    return () => {
      detach();
      this.disconnect();
    };
  }

  /** Begins to run; before the first touch a demo costs nothing. */
  wake(): void {
    this.clock.start();
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

  connect(): void {
    this.change({ bridge: { kind: 'connecting' } });
    import('./bridge').then(
      ({ Bridge }) => {
        if (this.view.bridge.kind !== 'connecting') return;
        this.bridge ??= new Bridge((state) => this.showBridge(state));
        this.bridge.connect();
      },
      () => this.change({ bridge: { kind: 'failed', problem: CODE_IS_MISSING } }),
    );
  }

  disconnect(): void {
    this.bridge?.disconnect();
    if (this.view.bridge.kind !== 'off') this.change({ bridge: { kind: 'off' } });
  }

  private showBridge(state: BridgeState): void {
    const goesLive = state.kind === 'live' && this.view.bridge.kind !== 'live';
    this.change({ bridge: state });
    if (!goesLive) return;
    this.bank.clearTraces();
    this.wake();
  }

  private change(part: Partial<LoopView>): void {
    this.view = { ...this.view, ...part };
    for (const listener of this.listeners) listener();
  }

  private step(durationS: number): void {
    const { held, bridge, settings, on } = this.view;
    const effort =
      bridge.kind === 'live'
        ? ({ kind: 'live', levels: this.bridge?.levels ?? [] } as const)
        : ({ kind: 'synthetic', held } as const);
    const readings = this.bank.advance(durationS, effort, settings);
    this.onLevels(readings.map(({ level }) => level));
    if (readings.some(({ isOn }, i) => isOn !== on[i])) {
      this.change({ on: readings.map(({ isOn }) => isOn) });
    }
    this.onFrame(readings, durationS);
  }
}
