import { describe, expect, it } from 'vitest';
import { NOWHERE, type Places } from './indexData';
import { findRareTerms } from './rareTerms';

const few: Places = { ...NOWHERE, texts: [3] };
const many: Places = { ...NOWHERE, texts: Array.from({ length: 30 }, (_, section) => section) };

/** The rare ones of some terms with their places. */
function rareOf(places: Record<string, Places>, named: string[] = [], sectionCount = 100): string[] {
  const terms = Object.keys(places).sort();
  const rare = findRareTerms(
    terms,
    terms.map((term) => places[term] ?? NOWHERE),
    new Set(named),
    sectionCount,
  );
  return terms.filter((_, at) => rare.has(at));
}

describe('findRareTerms', () => {
  it('takes what stands in few texts and nowhere else', () => {
    expect(
      rareOf(
        {
          accelerometer: few,
          cyton: many,
          wolverine: few,
          kangaroo: { ...few, questions: [1] },
          quokka: { ...few, keywords: [1] },
          pangolin: few,
        },
        ['pangolin'],
      ),
    ).toEqual(['accelerometer', 'wolverine']);
  });

  it('leaves what another term has when it is typed: its form, its beginning', () => {
    expect(rareOf({ sand: many, sanding: few })).toEqual([]);
    expect(rareOf({ secret: few, secretary: many })).toEqual([]);
    // Who types `stand` would find nothing of the rare one, and who mistypes it looks through both.
    expect(rareOf({ standstill: many, standing: few, sounding: few })).toEqual(['sounding']);
    // `configuring` stays for `configuration`, and then has `configured`, a form of it.
    expect(rareOf({ configuration: many, configuring: few, configured: few, sound: few })).toEqual(['sound']);
  });

  it('leaves what may be written as two words that others have', () => {
    expect(rareOf({ band: many, pass: many, bandpass: few })).toEqual([]);
    expect(rareOf({ wave: many, guide: few, waveguide: few })).toEqual(['guide', 'waveguide']);
  });

  it('takes on a large site all that no other term has as it is written', () => {
    const rare = (places: Record<string, Places>): string[] => rareOf(places, [], 5_000);
    expect(rare({ standstill: many, standing: few, sounding: few })).toEqual(['sounding', 'standing']);
    expect(rare({ wave: many, guide: few, waveguide: few })).toEqual(['guide', 'waveguide']);
    expect(rare({ secret: few, secretary: many })).toEqual([]);
    expect(rare({ sand: many, sanding: few })).toEqual([]);
  });

  it('leaves words that shape sentences or have another for the same thing, which queries have often', () => {
    expect(rareOf({ cyton: many, cannot: few, helmet: few })).toEqual([]);
  });
});
