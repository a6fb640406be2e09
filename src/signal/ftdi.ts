/**
 * When bytes from a serial line reach a program through an FTDI USB bridge. The rules are those of FTDI's
 * application note AN232B-04 (sections "Small amounts of data and end of buffer conditions" and "Effect of
 * USB buffer size and the latency timer on data throughput"):
 *
 * 1. The chip sends a USB packet when it holds 62 bytes, or when its latency timer has run since the last
 *    packet; the timer's packet is short (perhaps empty).
 * 2. The computer's read request ends when it is full or when a short packet arrives. Only then does the
 *    program see its bytes.
 *
 * USB's own 1 ms frames and the program's scheduling are left out; they add a millisecond or two.
 */

/** Bytes of payload in a full USB packet of a full-speed FTDI chip (64 less 2 status bytes). */
const FTDI_PAYLOAD_BYTES = 62;

const USB_PACKET_BYTES = 64;
const BITS_PER_BYTE = 10; // start, eight data, stop

/** A board, its serial line and the bridge to USB. */
export interface FtdiLink {
  /** Bytes in one packet of the board. */
  packetBytes: number;
  /** Packets of the board in a second. */
  packetsPerSecond: number;
  /** Speed of the serial line in bits per second. */
  baud: number;
  /** The chip's latency timer in ms, 1 to 255. */
  latencyMs: number;
  /** Size of one read request of the computer's driver in bytes, status bytes included. */
  requestBytes: number;
  /** Length of time to compute, in ms. */
  durationMs: number;
}

/** Bytes that became readable together. */
export interface Burst {
  /** ms since the first packet began. */
  timeMs: number;
  /** Bytes in it. */
  bytes: number;
}

/** The times at which each byte has arrived at the chip, in ms, in order. */
function byteTimes({ packetBytes, packetsPerSecond, baud, durationMs }: FtdiLink): number[] {
  const byteMs = (BITS_PER_BYTE * 1000) / baud;
  const times: number[] = [];
  for (let packet = 0; (packet * 1000) / packetsPerSecond < durationMs; packet++) {
    const startMs = (packet * 1000) / packetsPerSecond;
    for (let i = 1; i <= packetBytes; i++) times.push(startMs + i * byteMs);
  }
  return times;
}

/** The bursts in which a program receives a steady stream of packets, empty ones left out. */
export function computeBursts(link: FtdiLink): Burst[] {
  const packetsPerRequest = Math.floor(link.requestBytes / USB_PACKET_BYTES);
  const bursts: Burst[] = [];
  let held = 0; // in the chip
  let lastSentMs = 0;
  let requested = 0; // in the read request that is under way
  let fullPackets = 0;

  const finishRequest = (timeMs: number): void => {
    if (requested > 0) bursts.push({ timeMs, bytes: requested });
    requested = 0;
    fullPackets = 0;
  };
  const runTimerUntil = (timeMs: number): void => {
    while (lastSentMs + link.latencyMs <= timeMs) {
      lastSentMs += link.latencyMs;
      requested += held;
      held = 0;
      finishRequest(lastSentMs);
    }
  };

  for (const timeMs of byteTimes(link)) {
    runTimerUntil(timeMs);
    held += 1;
    if (held === FTDI_PAYLOAD_BYTES) {
      requested += held;
      held = 0;
      lastSentMs = timeMs;
      fullPackets += 1;
      if (fullPackets === packetsPerRequest) finishRequest(timeMs);
    }
  }
  runTimerUntil(link.durationMs);
  return bursts.filter(({ timeMs }) => timeMs <= link.durationMs);
}

/** The longest wait between two bursts in ms, and the most whole packets that one wait holds back. */
export function describeBursts(link: FtdiLink): { longestGapMs: number; packetsHeld: number } {
  const times = computeBursts(link).map(({ timeMs }) => timeMs);
  const gaps = times.slice(1).map((timeMs, i) => timeMs - (times[i] ?? 0));
  const longestGapMs = gaps.reduce((longest, gap) => Math.max(longest, gap), 0);
  return {
    longestGapMs,
    packetsHeld: Math.round((longestGapMs * link.packetsPerSecond) / 1000),
  };
}
