import { describe, expect, it } from 'vitest';
import { NOWHERE, type Places } from './indexData';
import { findRareTerms } from './rareTerms';

const few: Places = { ...NOWHERE, texts: [3] };
const many: Places = { ...NOWHERE, texts: Array.from({ length: 90 }, (_, section) => section) };

/** The rare ones of some terms with their places. */
function rareOf(places: Record<string, Places>, named: string[] = []): string[] {
  const terms = Object.keys(places).sort();
  const rare = findRareTerms(
    terms,
    terms.map((term) => places[term] ?? NOWHERE),
    new Set(named),
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

  it('leaves what another term has when it is written out: its form, its beginning', () => {
    expect(rareOf({ sand: many, sanding: few })).toEqual([]);
    expect(rareOf({ secret: few, secretary: many })).toEqual([]);
    expect(rareOf({ standstill: many, standing: few, sounding: few })).toEqual(['sounding', 'standing']);
    // `configures` stays, a form of `configure`, and then has `configured`, a form of it.
  });

  it('leaves words that shape sentences or have another for the same thing, which queries have often', () => {
    expect(rareOf({ cyton: many, cannot: few, helmet: few })).toEqual([]);
  });
});
