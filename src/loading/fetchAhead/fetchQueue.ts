/** Which pages are fetched before anyone asks for them: the likely ones, one after another, within a budget of bytes. */

/** How the queue reaches the world around it. */
export interface FetchSurroundings {
  /** Fetches what a page needs and does not have yet; resolves to the bytes that came over the network. */
  fetchPage: (path: string) => Promise<number>;
  /** Smaller is likelier; `null` for a page that is no longer in question. */
  rank: (path: string) => number | null;
  /** The address of the page in view; each page in view has a budget of its own. */
  pageInView: () => string;
  /** Resolves when the page has nothing more urgent to do. */
  idle: () => Promise<void>;
}

export class FetchQueue {
  private readonly waiting = new Set<string>();
  private readonly fetched = new Set<string>();
  private spentBytes = 0;
  private spentOn = '';
  private isRunning = false;

  /**
   * @param budgetBytes no fetch begins once a page in view has spent this much, and the likeliest of all (rank 0) not
   *   after twice as much; the last one may go beyond it, because the weight of a page is known only when it is there
   */
  constructor(
    private readonly surroundings: FetchSurroundings,
    private readonly budgetBytes: number,
  ) {}

  /** Notes a page that a link in view leads to. */
  add(path: string): void {
    if (this.fetched.has(path)) return;
    this.waiting.add(path);
    if (!this.isRunning) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    try {
      await this.surroundings.idle();
      for (let path = this.next(); path !== null; path = this.next()) {
        this.fetched.add(path);
        this.spentBytes += await this.surroundings.fetchPage(path);
        await this.surroundings.idle();
      }
    } catch (error) {
      // The next link in view begins anew.
      console.warn('[fetchAhead]', error);
    } finally {
      this.isRunning = false;
    }
  }

  /** The likeliest page that waits, or `null` when none does or the budget is spent. */
  private next(): string | null {
    const { pageInView, rank } = this.surroundings;
    if (pageInView() !== this.spentOn) {
      this.spentOn = pageInView();
      this.spentBytes = 0;
    }
    let best: { path: string; rank: number } | null = null;
    for (const path of this.waiting) {
      const place = rank(path);
      if (place === null) this.waiting.delete(path);
      else if (best === null || place < best.rank) best = { path, rank: place };
    }
    if (best === null || this.spentBytes >= this.budgetBytes * (best.rank === 0 ? 2 : 1)) return null;
    this.waiting.delete(best.path);
    return best.path;
  }
}
