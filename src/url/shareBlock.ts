import type { History, TransitionPromptHook } from 'history';

const shared = new WeakSet<History>();

/**
 * Lets more than one part of the site hold a step of the history back. The history keeps one handler only, and the theme's
 * side menu has it from the start; a second one would push it out for good.
 *
 * @param history its `block` takes functions from now on, and asks the newest first
 */
export function shareBlock(history: History): void {
  if (shared.has(history)) return;
  shared.add(history);
  const block = history.block.bind(history);
  const handlers: TransitionPromptHook[] = [];
  let release: (() => void) | null = null;
  history.block = (handler) => {
    if (typeof handler !== 'function') return block(handler);
    handlers.unshift(handler);
    release ??= block((location, action) => {
      const isHeld = handlers.some((holds) => holds(location, action) === false);
      return isHeld ? false : undefined;
    });
    return () => {
      handlers.splice(handlers.indexOf(handler), 1);
      if (handlers.length > 0) return;
      release?.();
      release = null;
    };
  };
}
