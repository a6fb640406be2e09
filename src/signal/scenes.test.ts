import { describe, expect, it } from 'vitest';
import * as scenes from './scenes';
import { measure } from './measure';

const makers = [
  scenes.makeAlphaScene,
  scenes.makeBlinkScene,
  scenes.makeCableScene,
  scenes.makeDriftScene,
  scenes.makeEcgScene,
  scenes.makeEmgScene,
  scenes.makeHumScene,
  scenes.makeHumSpectrumScene,
  scenes.makeJawScene,
  scenes.makeLooseScene,
  scenes.makeMovementScene,
  scenes.makeRailedScene,
];

describe('scenes', () => {
  it.each(makers)('%o gives finite samples, words for them, and the same picture twice', (make) => {
    const scene = make();
    expect(scene.alt).toMatch(/\.$/);
    for (const { samples } of scene.traces) expect(Number.isFinite(measure(samples).rms)).toBe(true);
    expect(make()).toEqual(scene);
  });

  it('take the hum away with the filters of the GUI', () => {
    const [raw, filtered] = scenes.makeHumScene().traces;
    if (!raw || !filtered) throw new Error('two traces expected');
    expect(measure(filtered.samples).rms).toBeLessThan(measure(raw.samples).rms / 8);
  });
});
