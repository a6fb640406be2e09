import { createMemoryHistory } from 'history';
import { expect, it } from 'vitest';
import { shareBlock } from './shareBlock';

it('asks every handler, the newest first, and frees the way when none holds it', () => {
  const history = createMemoryHistory();
  shareBlock(history);
  shareBlock(history);
  const asked: string[] = [];
  let isMenuOpen = true;
  history.block(() => {
    asked.push('menu');
    return isMenuOpen ? false : undefined;
  });
  const closeDialog = history.block(() => {
    asked.push('dialog');
    return false;
  });

  history.push('/a/');
  expect(asked).toEqual(['dialog']);
  closeDialog();
  history.push('/b/');
  expect(asked).toEqual(['dialog', 'menu']);
  expect(history.location.pathname).toBe('/');
  isMenuOpen = false;
  history.push('/c/');
  expect(history.location.pathname).toBe('/c/');
});
