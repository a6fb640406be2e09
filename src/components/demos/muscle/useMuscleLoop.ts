import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { MuscleLoop, type LoopView, type OnFrame } from './muscleLoop';

/** A muscle as the reader sees it. */
export interface Muscle {
  /** Such as "left forearm". */
  name: string;
  /** The key that tenses it while the focus is inside the demo; one lower-case letter. */
  key: string;
}

/** What a demo shows of its muscles, and what its own controls hold. */
export interface Muscles {
  list: readonly Muscle[];
  loop: MuscleLoop;
  view: LoopView;
  /** What the demo's outermost element needs. */
  frame: {
    ref: RefObject<HTMLElement>;
    onKeyDown: (event: KeyboardEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** For a part of the picture that tenses a muscle while a pointer is down on it, beside the muscle's own button. */
  holdByPointer: (index: number) => PointerHandlers;
  /** Puts the focus on the first muscle, so that Space and Enter tense it as soon as a game has started. */
  focusFirst: () => void;
}

interface PointerHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onPointerLeave: () => void;
}

const nothing = (): void => undefined;

/**
 * Muscles of one demo. `onFrame` is told of every frame while the demo runs and is in sight, `onSleep` when it goes
 * out of sight.
 */
export function useMuscleLoop(
  list: readonly Muscle[],
  onFrame: OnFrame,
  onSleep: () => void = nothing,
): Muscles {
  const [loop] = useState(() => new MuscleLoop(list.length));
  const view = useSyncExternalStore(loop.subscribe, loop.getView, loop.getView);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => loop.setOnFrame(onFrame), [loop, onFrame]);
  useEffect(() => loop.setOnSleep(onSleep), [loop, onSleep]);
  useEffect(() => (ref.current ? loop.attach(ref.current) : undefined), [loop]);

  const holdByKey = (event: KeyboardEvent, isHeld: boolean): void => {
    // A shortcut tenses nothing; but a key may come up while one is begun, and then its muscle lets go.
    if (isHeld && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const index = list.findIndex(({ key }) => key === event.key.toLowerCase());
    if (index < 0) return;
    event.preventDefault();
    if (!event.repeat) loop.hold(index, isHeld);
  };
  return {
    list,
    loop,
    view,
    frame: {
      ref,
      onKeyDown: (event) => holdByKey(event, true),
      onKeyUp: (event) => holdByKey(event, false),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) loop.releaseAll();
      },
    },
    holdByPointer: (index) => {
      const release = (): void => loop.hold(index, false);
      return {
        onPointerDown: () => loop.hold(index, true),
        onPointerUp: release,
        onPointerCancel: release,
        onPointerLeave: release,
      };
    },
    focusFirst: () =>
      ref.current?.querySelector<HTMLElement>('[data-muscle]')?.focus({ preventScroll: true }),
  };
}
