import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react';
import { MuscleLoop, type LoopView, type OnFrame } from './muscleLoop';

/** A muscle as the reader sees it. */
export interface Muscle {
  /** Such as "left forearm". */
  name: string;
  /** The key that tenses it while the focus is inside the demo; one lower-case letter. */
  key: string;
}

export interface Muscles {
  list: readonly Muscle[];
  loop: MuscleLoop;
  view: LoopView;
  /** What the demo's outermost element needs. */
  frame: {
    ref: RefObject<HTMLElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
  };
}

/** Muscles of one demo. `onFrame` is told of every frame while the demo runs and is in sight. */
export function useMuscleLoop(list: readonly Muscle[], onFrame: OnFrame): Muscles {
  const [loop] = useState(() => new MuscleLoop(list.length));
  const view = useSyncExternalStore(loop.subscribe, loop.getView, loop.getView);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => loop.setOnFrame(onFrame), [loop, onFrame]);
  useEffect(() => (ref.current ? loop.attach(ref.current) : undefined), [loop]);

  const holdByKey = (event: KeyboardEvent, isHeld: boolean): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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
    },
  };
}
