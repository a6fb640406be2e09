/** Which hosts failed lately, so that a host that is down is not asked first again and again. */
import { HOST_STATUS_RETAINED_MS } from '../constants';

export class HostMemory {
  private readonly failedAt = new Map<string, number>();

  /**
   * @param hosts in the order in which they are asked while all are well
   * @param now a clock in milliseconds
   */
  constructor(
    private readonly hosts: readonly string[],
    private readonly now: () => number,
  ) {}

  /** All hosts: those not known to be down in their order, then the others, so that none is ever given up. */
  inOrder(): string[] {
    const isDown = (host: string): boolean => {
      const failedAt = this.failedAt.get(host);
      return failedAt !== undefined && this.now() - failedAt < HOST_STATUS_RETAINED_MS;
    };
    return [...this.hosts.filter((host) => !isDown(host)), ...this.hosts.filter(isDown)];
  }

  noteFailure(host: string): void {
    this.failedAt.set(host, this.now());
  }

  noteSuccess(host: string): void {
    this.failedAt.delete(host);
  }
}
