import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import loadable from './loadable';

type Page = ComponentType<object> & { preload: () => Promise<unknown> };

const loading = ({ error }: { error: unknown }) => (
  <p>{error instanceof Error ? String(error) : 'on its way'}</p>
);
const pageOf = (loader: Record<string, () => Promise<unknown>>): Page =>
  loadable.Map({
    loader,
    loading,
    render: ({ frame, text }, props) => <b {...props}>{`${String(frame)} ${String(text)}`}</b>,
  }) as Page;

it('shows a page at once when all its parts are there, and asks for each once', async () => {
  const text = vi.fn(() => Promise.resolve('text'));
  const Shown = pageOf({ frame: () => Promise.resolve('frame'), text });
  expect(renderToStaticMarkup(<Shown />)).toBe('<p>on its way</p>');
  await Shown.preload();
  expect(renderToStaticMarkup(<Shown {...{ title: 'Cyton' }} />)).toBe('<b title="Cyton">frame text</b>');
  expect(text).toHaveBeenCalledTimes(1);
});

it('asks for nothing before it is shown or made ready', () => {
  const text = vi.fn(() => Promise.resolve('text'));
  pageOf({ text });
  expect(text).not.toHaveBeenCalled();
});

it('says why a part did not come, to who made it ready and in its place', async () => {
  const Failing = pageOf({
    frame: () => Promise.resolve('frame'),
    text: () => Promise.reject(new Error('Loading chunk 8e24 failed')),
  });
  await expect(Failing.preload()).rejects.toThrow('Loading chunk 8e24 failed');
  expect(renderToStaticMarkup(<Failing />)).toBe('<p>Error: Loading chunk 8e24 failed</p>');
});

it('shows a component of one module', async () => {
  const NotFound = loadable({
    loader: () => Promise.resolve('Page Not Found'),
    loading,
    render: (text) => <h1>{String(text)}</h1>,
  }) as Page;
  await NotFound.preload();
  expect(renderToStaticMarkup(<NotFound />)).toBe('<h1>Page Not Found</h1>');
});
