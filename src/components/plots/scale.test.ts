import { describe, expect, it } from 'vitest';
import { formatValue, makeAxis, makePath, makeSteps, toPercent } from './scale';

describe('makeAxis', () => {
  it('widens a range to steps that people read', () => {
    expect(makeAxis(-37, 92)).toEqual({ from: -50, to: 100, ticks: [-50, 0, 50, 100] });
  });

  it('keeps a fixed range and writes only the steps inside it', () => {
    expect(makeAxis(0, 125, 5, true)).toEqual({ from: 0, to: 125, ticks: [0, 25, 50, 75, 100, 125] });
    expect(makeAxis(5, 50, 4, true).ticks).toEqual([20, 40]);
  });

  it('makes room around a constant', () => {
    const axis = makeAxis(5, 5);
    expect(axis.from).toBeLessThan(5);
    expect(axis.to).toBeGreaterThan(5);
    const large = makeAxis(1e17, 1e17);
    expect(large.to).toBeGreaterThan(large.from);
  });

  it.each([
    [NaN, 1],
    [0, Infinity],
    [Infinity, -Infinity],
    [10, 5],
  ])('refuses the ends %f and %f', (minimum, maximum) => {
    expect(() => makeAxis(minimum, maximum)).toThrow(
      `makeAxis: from ${minimum} to ${maximum}; give two numbers`,
    );
  });
});

describe('makePath', () => {
  const axis = makeAxis(0, 10);

  it('puts the origin at the lower left', () => {
    expect(
      makePath(
        [
          { x: 0, y: 0 },
          { x: 10, y: 10 },
        ],
        axis,
        axis,
      ),
    ).toBe('M0 200l1000-200');
    expect(toPercent(axis, 2.5)).toBe(25);
  });

  it('keeps peaks when it thins', () => {
    const points = Array.from({ length: 5000 }, (_, i) => ({ x: i / 500, y: i === 2222 ? 10 : 0 }));
    const path = makePath(points, axis, axis, 100);
    expect(path).toContain('-200 ');
    expect(path.split(' ').length).toBeLessThan(500);
  });

  /** The steps of a path upwards or downwards, in the drawing's units. */
  const listSteps = (path: string): number[] =>
    [...path.slice(path.indexOf('l') + 1).matchAll(/\d+ ?(?<dy>-?\d+)(?: |$)/g)].map(({ groups }) =>
      Number(groups?.dy),
    );

  it('draws a slope as one line when it thins, upwards and downwards', () => {
    const up = Array.from({ length: 1000 }, (_, i) => ({ x: i / 100, y: i / 100 }));
    const upwards = listSteps(makePath(up, axis, axis, 100));
    const downwards = listSteps(
      makePath(
        up.map(({ x, y }) => ({ x, y: 10 - y })),
        axis,
        axis,
        100,
      ),
    );
    expect(upwards.length).toBeGreaterThan(90);
    expect(upwards.filter((dy) => dy > 0)).toEqual([]);
    expect(downwards.length).toBeGreaterThan(90);
    expect(downwards.filter((dy) => dy < 0)).toEqual([]);
  });

  it('gives a column two points at most when it thins', () => {
    const points = Array.from({ length: 5000 }, (_, i) => ({ x: i / 500, y: 5 + 5 * Math.sin(7 * i) }));
    expect(listSteps(makePath(points, axis, axis, 100))).toHaveLength(2 * 100 - 1);
  });
});

describe('makeSteps', () => {
  it('ends where the points end, however many steps are rounded', () => {
    const points = Array.from({ length: 301 }, (_, i) => ({ x: i / 3, y: -i / 7 }));
    const [start = '', steps = ''] = makeSteps(points, 1).split('l');
    expect(start).toBe('M0 0');
    const numbers = (steps.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    expect(numbers).toHaveLength(600);
    const sum = (offset: number): number =>
      numbers.reduce((all, value, i) => (i % 2 === offset ? all + value : all), 0);
    expect(sum(0)).toBeCloseTo(100);
    expect(sum(1)).toBeCloseTo(-300 / 7, 1);
  });

  it('writes short numbers, and no space before a minus', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0.5, y: -0.25 },
      { x: 1, y: 1 },
    ];
    expect(makeSteps(points, 2)).toBe('M0 0l.5-.25 .5 1.25');
  });
});

describe('formatValue', () => {
  it('rounds to three digits with a true minus and grouped thousands', () => {
    expect(formatValue(-12.345)).toBe('−12.3');
    expect(formatValue(187_500)).toBe('188 000'.replace(' ', '\u202f'));
    expect(formatValue(0)).toBe('0');
  });
});
