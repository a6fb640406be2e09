/** Runs on every page of a build that has a chat (`CHAT_SCRIPT_URL`). */
import { readBrowserSettings } from '../browserSettings';
import { createChatLoader } from './loadChat';

function whenIdle(callback: () => void): void {
  const idle = (): void => {
    // Safari has no idle callbacks; a task after `load` comes close.
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
    else setTimeout(callback);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

const { chatScriptUrl } = readBrowserSettings();

const showChat =
  typeof document !== 'undefined' && chatScriptUrl !== null
    ? createChatLoader(chatScriptUrl, { document, whenIdle })
    : () => undefined;

/** Called by the framework after hydration and after every navigation. */
export function onRouteDidUpdate(): void {
  showChat();
}
