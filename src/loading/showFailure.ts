/** Says over the page, wherever the reader is in it, what did not arrive. The framework need not run for it. */
import { createElement, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import LoadFailure from './LoadFailure';
import styles from './LoadFailure.module.css';

const CONTAINER_ID = 'load-failure';

/** Takes it away. */
export const hideFailure = (): void => document.getElementById(CONTAINER_ID)?.remove();

/** Shows it, in the place of one that stands there already. */
export function showFailure(failure: ComponentProps<typeof LoadFailure>): void {
  hideFailure();
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  container.className = styles.overPage ?? '';
  document.body.prepend(container);
  createRoot(container).render(createElement(LoadFailure, failure));
}
