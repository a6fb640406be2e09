/** The terms that an engine knows: the likely ones from the start, the rare ones as queries need them. */
import { Vocabulary } from './vocabulary';

/** Rare terms that follow each other in the alphabet, as they are fetched. */
export interface RareTerms {
  /** Sorted by UTF-16 units. */
  terms: readonly string[];
  /** The number of the first; the others follow it, and all follow the likely terms. */
  first: number;
}

/** Fetches the rare terms beside which a word would stand; `null` where there are none. The same ones are the same object. */
export type LoadRare = (word: string) => Promise<RareTerms | null>;

export class Lexicon {
  readonly likely: Vocabulary;
  private readonly fetched = new Map<RareTerms, Vocabulary>();
  private readonly byWord = new Map<string, Vocabulary | null>();
  private readonly missing = new Set<string>();

  constructor(
    terms: readonly string[],
    private readonly loadRare: LoadRare,
  ) {
    this.likely = new Vocabulary(terms);
  }

  /**
   * The rare terms beside a word for which the likely ones have nothing; `null` where there are none, or none yet: then
   * {@link fetchMissing} brings them.
   */
  rareFor(word: string): Vocabulary | null {
    const known = this.byWord.get(word);
    if (known === undefined) this.missing.add(word);
    return known ?? null;
  }

  /**
   * Fetches the rare terms that were asked for in vain.
   *
   * @returns whether some came, so that it is worth asking again
   * @throws what fetching throws
   */
  async fetchMissing(): Promise<boolean> {
    const words = [...this.missing];
    this.missing.clear();
    const vocabularies = await Promise.all(words.map(async (word) => this.keep(await this.loadRare(word))));
    words.forEach((word, at) => this.byWord.set(word, vocabularies[at] ?? null));
    return vocabularies.some((vocabulary) => vocabulary !== null);
  }

  private keep(rare: RareTerms | null): Vocabulary | null {
    if (rare === null) return null;
    const known = this.fetched.get(rare) ?? new Vocabulary(rare.terms, rare.first);
    this.fetched.set(rare, known);
    return known;
  }

  /** The term of a number. */
  term(number: number): string {
    const likely = this.likely.term(number);
    if (likely !== undefined) return likely;
    for (const vocabulary of this.fetched.values()) {
      const term = vocabulary.term(number);
      if (term !== undefined) return term;
    }
    return '';
  }
}
