import { expect, it } from 'vitest';
import { clampView, moveView, viewAfterKey, zoomView } from './views';

it('keeps a view within the recording', () => {
  expect(clampView(-50, 50, 1000)).toEqual([0, 100]);
  expect(clampView(980, 1080, 1000)).toEqual([900, 1000]);
  expect(clampView(5, 6, 1000)).toEqual([5, 21]);
  expect(clampView(0, 5, 3)).toEqual([0, 3]);
  expect(zoomView([400, 600], 0.5, 1000)).toEqual([450, 550]);
  expect(zoomView([400, 600], 0.5, 1000, 400)).toEqual([400, 500]);
  expect(zoomView([400, 600], 100, 1000)).toEqual([0, 1000]);
  expect(moveView([400, 600], 0.5, 1000)).toEqual([500, 700]);
  expect(moveView([400, 600], -3, 1000)).toEqual([0, 200]);
});

it('moves, zooms and goes to the ends by keys, and leaves others alone', () => {
  const after = (key: string) => viewAfterKey(key, [400, 600], 1000);
  expect([after('ArrowLeft'), after('ArrowRight')]).toEqual([
    [350, 550],
    [450, 650],
  ]);
  expect([after('PageUp'), after('PageDown')]).toEqual([
    [200, 400],
    [600, 800],
  ]);
  expect([after('Home'), after('End'), after('0')]).toEqual([
    [0, 200],
    [800, 1000],
    [0, 1000],
  ]);
  expect([after('+'), after('='), after('-')]).toEqual([
    [450, 550],
    [450, 550],
    [300, 700],
  ]);
  expect([after('Tab'), after('toString')]).toEqual([null, null]);
});
