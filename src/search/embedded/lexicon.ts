/** The terms that an engine knows: the likely ones from the start, the rare ones as queries need them. */
import { Vocabulary } from './vocabulary';

/** Rare terms that follow each other in the alphabet, as they are fetched. */
export interface RareTerms {
  /** Sorted by UTF-16 units. */
  terms: readonly string[];
  /** The number of the first; the others follow it, and all follow the likely terms. */
  first: number;
}

/** Fetches the rare terms that begin as a word does; none where there are none. The same ones are the same object. */
export type LoadRare = (word: string) => Promise<readonly RareTerms[]>;

export class Lexicon {
  readonly likely: Vocabulary;
  private readonly fetched = new Map<RareTerms, Vocabulary>();
  private readonly byWord = new Map<string, readonly Vocabulary[]>();
  private readonly missing = new Set<string>();

  constructor(
    terms: readonly string[],
    private readonly loadRare: LoadRare,
  ) {
    this.likely = new Vocabulary(terms);
  }

  /**
   * All that may have a word: the likely terms, and the rare ones beside it when the likely have it neither as written nor
   * in another form nor as a beginning. Rare ones that are not there yet come with {@link fetchMissing}.
   */
  sourcesOf(word: string): readonly Vocabulary[] {
    return this.likely.has(word) ? [this.likely] : [this.likely, ...this.rareFor(word)];
  }

  private rareFor(word: string): readonly Vocabulary[] {
    const known = this.byWord.get(word);
    if (known === undefined) this.missing.add(word);
    return known ?? [];
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
    const vocabularies = await Promise.all(
      words.map(async (word) => (await this.loadRare(word)).map((rare) => this.keep(rare))),
    );
    words.forEach((word, at) => this.byWord.set(word, vocabularies[at] ?? []));
    return vocabularies.some(({ length }) => length > 0);
  }

  private keep(rare: RareTerms): Vocabulary {
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
