import { expect, it } from 'vitest';
import { withoutList } from './withoutList';

it('takes the list of documents from what every document gets, wherever the route is', () => {
  const version = {
    label: 'Next',
    docs: { A: { id: 'A', title: 'A board', description: 'Long.', sidebar: 'docs' } },
  };
  const route = { path: '/', component: 'x', routes: [{ path: '/', component: 'y', props: { version } }] };
  expect(withoutList(route)).toEqual({
    path: '/',
    component: 'x',
    routes: [
      {
        path: '/',
        component: 'y',
        props: { version: { label: 'Next', docs: {} } },
      },
    ],
  });
});
