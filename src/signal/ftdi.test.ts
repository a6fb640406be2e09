import { describe, expect, it } from 'vitest';
import { computeBursts, describeBursts, type FtdiLink } from './ftdi';

const cyton: FtdiLink = {
  packetBytes: 33,
  packetsPerSecond: 250,
  baud: 115_200,
  latencyMs: 16,
  requestBytes: 4096,
  durationMs: 3000,
};

describe('bursts through an FTDI bridge', () => {
  it('waits for a full 4 KiB request while the data outrun a 16 ms timer', () => {
    // 64 packets of 62 bytes at 8250 bytes a second: 481 ms.
    const { longestGapMs, packetsHeld } = describeBursts(cyton);
    expect(longestGapMs).toBeGreaterThan(479);
    expect(longestGapMs).toBeLessThan(484);
    expect(packetsHeld).toBe(120);
    expect(computeBursts(cyton)[0]?.bytes).toBe(64 * 62);
  });

  it('waits for eight packets with a request of 512 bytes', () => {
    const { longestGapMs, packetsHeld } = describeBursts({ ...cyton, requestBytes: 512 });
    expect(longestGapMs).toBeGreaterThan(58);
    expect(longestGapMs).toBeLessThan(63);
    expect(packetsHeld).toBe(15);
  });

  it('hands over bytes within the timer once it is shorter than the time to fill a packet', () => {
    // At 1 ms the pause between two packets (4 ms less 2.86 ms on the wire) can hold one empty turn.
    expect(describeBursts({ ...cyton, latencyMs: 1 }).longestGapMs).toBeLessThanOrEqual(2);
    expect(describeBursts({ ...cyton, latencyMs: 4 }).longestGapMs).toBeLessThanOrEqual(4.0001);
  });

  it('lets the timer send what a slow line has collected', () => {
    // 33 bytes ten times a second never fill a packet: the timer delivers every one.
    const slow = computeBursts({ ...cyton, packetsPerSecond: 10 });
    expect(slow.every(({ bytes }) => bytes <= 33)).toBe(true);
    expect(slow.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(33 * 30);
  });

  it('loses no byte but those still under way', () => {
    const sent = (cyton.durationMs / 1000) * 250 * 33;
    const received = computeBursts({ ...cyton, latencyMs: 1 }).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(sent - received).toBeLessThan(33);
  });
});
