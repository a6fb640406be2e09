/** Runs on every page of a build that has a chat (`CHAT_SCRIPT_URL`). */
import siteConfig from '@generated/docusaurus.config';
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

const { chatScriptUrl } = siteConfig.customFields ?? {};

const showChat =
  typeof document !== 'undefined' && typeof chatScriptUrl === 'string'
    ? createChatLoader(chatScriptUrl, { document, whenIdle })
    : () => undefined;

/** Called by the framework after hydration and after every navigation. */
export function onRouteDidUpdate(): void {
  showChat();
}
