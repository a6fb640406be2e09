import { describe, expect, it } from 'vitest';
import { NOWHERE, type Places } from './indexData';
import { findRareTerms } from './rareTerms';

const few: Places = { ...NOWHERE, texts: [3] };
const many: Places = { ...NOWHERE, texts: [0, 1, 2, 3, 4, 5, 6, 7] };

/** The rare ones of some terms with their places. */
function rareOf(places: Record<string, Places>, named: string[] = []): string[] {
  const terms = Object.keys(places).sort();
  const rare = findRareTerms(
    terms,
    terms.map((term) => places[term] ?? NOWHERE),
    new Set(named),
    100,
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

  it('leaves what would be taken for another term when it is typed: its form, its beginning, a typing error of it', () => {
    expect(rareOf({ sand: many, sanding: few })).toEqual([]);
    expect(rareOf({ secret: few, secretary: many })).toEqual([]);
    expect(rareOf({ standing: many, sounding: few })).toEqual([]);
    // `sounding` stays for `standing`, and then answers for `sound`.
    expect(rareOf({ standing: many, sounding: few, sound: few, wolverine: few })).toEqual(['wolverine']);
  });

  it('leaves words that shape sentences or have another for the same thing, which queries have often', () => {
    expect(rareOf({ cyton: many, cannot: few, helmet: few })).toEqual([]);
  });
});
