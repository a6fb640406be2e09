import { describe, expect, it } from 'vitest';
import { electrodes, findElectrode } from './electrodes';

describe('electrode positions', () => {
  it('hold the 21 scalp positions of the 10-20 system, each name once', () => {
    expect(electrodes.filter(({ system }) => system === '10-20')).toHaveLength(21);
    expect(new Set(electrodes.map(({ name }) => name)).size).toBe(electrodes.length);
  });

  it('put Cz at the vertex, C3 and C4 36° from it, T7 and T8 at 72°', () => {
    expect(findElectrode('Cz').inclinationDeg).toBeCloseTo(0, 9);
    expect(findElectrode('C3').inclinationDeg).toBeCloseTo(36, 9);
    expect(findElectrode('C4').inclinationDeg).toBeCloseTo(36, 9);
    expect(findElectrode('T8').inclinationDeg).toBe(72);
  });

  it('put odd numbers on the left, even ones on the right, mirrored', () => {
    for (const { name, x, y } of electrodes) {
      const digits = /\d+$/.exec(name)?.[0];
      if (!digits) {
        expect(x).toBeCloseTo(0, 9);
      } else if (Number(digits) % 2 === 1) {
        const right = findElectrode(name.replace(/\d+$/, String(Number(digits) + 1)));
        expect(x).toBeLessThan(0);
        expect(right.x).toBeCloseTo(-x, 9);
        expect(right.y).toBeCloseTo(y, 9);
      }
    }
  });

  it('order the rows from the nose to the neck', () => {
    const names = ['Nz', 'Fpz', 'AFz', 'Fz', 'FCz', 'Cz', 'CPz', 'Pz', 'POz', 'Oz', 'Iz'];
    const ys = names.map((name) => findElectrode(name).y);
    expect(ys).toEqual([...ys].sort((a, b) => b - a));
    expect(findElectrode('F3').y).toBeGreaterThan(findElectrode('FC3').y);
  });

  it('space a row evenly: F5, F3 and F1 between F7 and Fz', () => {
    const unit = ({
      inclinationDeg,
      azimuthDeg,
    }: {
      inclinationDeg: number;
      azimuthDeg: number;
    }): number[] => {
      const [i, a] = [(inclinationDeg * Math.PI) / 180, (azimuthDeg * Math.PI) / 180];
      return [Math.sin(i) * Math.sin(a), Math.sin(i) * Math.cos(a), Math.cos(i)];
    };
    const row = ['F7', 'F5', 'F3', 'F1', 'Fz', 'F2'].map((name) => unit(findElectrode(name)));
    const steps = row
      .slice(1)
      .map((point, k) => Math.hypot(...point.map((v, axis) => v - (row[k]?.[axis] ?? 0))));
    steps.forEach((step) => expect(step).toBeCloseTo(steps[0] ?? 0, 9));
  });

  it('find former names and refuse unknown ones', () => {
    expect(findElectrode('T5').name).toBe('P7');
    expect(() => findElectrode('Q9')).toThrow('"Q9"');
  });
});
