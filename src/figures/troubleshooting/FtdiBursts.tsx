import type { ReactNode } from 'react';
import { DataTable } from '@site/src/components/tables/DataTable';
import { Figure } from '@site/src/components/figures/Figure';
import { CYTON_PACKET_BYTES } from '@site/src/data/cyton';
import { computeBursts, describeBursts, type FtdiLink } from '@site/src/signal/ftdi';

/** The Cyton's dongle: 33 bytes 250 times a second at 115,200 baud. */
const dongle = { packetBytes: CYTON_PACKET_BYTES, packetsPerSecond: 250, baud: 115_200 } as const;

const windowsRequestBytes = 4096; // AN232B-04: default size of a read request
const linuxRequestBytes = 512; // ftdi_sio.c: bulk_in_size

const spanMs = 1000;
const left = 44;
const right = 350;
const top = 14;
const bottom = 196;

const x = (timeMs: number): number => left + ((right - left) * timeMs) / spanMs;
const y = (packets: number): number => bottom - ((bottom - top) * packets) / dongle.packetsPerSecond;

/** Packets received over time, as steps. */
function staircase(link: FtdiLink): string {
  let bytes = 0;
  let path = `M ${x(0).toFixed(1)} ${y(0).toFixed(1)}`;
  for (const burst of computeBursts(link)) {
    bytes += burst.bytes;
    path += ` H ${x(burst.timeMs).toFixed(1)} V ${y(Math.floor(bytes / dongle.packetBytes)).toFixed(1)}`;
  }
  return `${path} H ${right}`;
}

const lines = [
  {
    label: '1 ms timer',
    stroke: 'var(--fig-good)',
    width: 2,
    dash: undefined,
    link: { latencyMs: 1, requestBytes: windowsRequestBytes },
  },
  {
    label: '16 ms, request of 512 bytes (Linux)',
    stroke: 'var(--fig-accent)',
    width: 2,
    dash: undefined,
    link: { latencyMs: 16, requestBytes: linuxRequestBytes },
  },
  {
    label: '16 ms, request of 4,096 bytes (FTDI default)',
    stroke: 'var(--fig-warn)',
    width: 2.5,
    dash: '6 3',
    link: { latencyMs: 16, requestBytes: windowsRequestBytes },
  },
];

/** How many packets a program has received over one second, for three settings of the bridge. */
export function FtdiBursts(): ReactNode {
  return (
    <Figure
      title="Packets received during one second"
      minWidth={366}
      caption={
        <>
          Computed from the rules in FTDI’s AN232B-04, not measured: 33-byte packets, 250 a second. With the 1
          ms timer the line is smooth. With 16 ms the data never pauses long enough for the timer to run out,
          so the computer waits for its whole read request: steps of 60 ms on Linux, of almost half a second
          with FTDI’s default request.
        </>
      }
      alt="Three staircases that all reach about 240 to 250 packets after one second. The 1 ms line rises evenly. The 16 ms line with a 512-byte request rises 15 packets every 60 ms. The 16 ms line with a 4,096-byte request stays at 0 until 481 ms, then jumps to 120, and jumps again to 240 at 962 ms."
    >
      <svg viewBox="0 0 360 290" aria-hidden="true">
        {[0, 50, 100, 150, 200, 250].map((packets) => (
          <g key={packets}>
            <line
              x1={left}
              x2={right}
              y1={y(packets)}
              y2={y(packets)}
              stroke="var(--fig-line)"
              strokeWidth="0.5"
            />
            <text x={left - 6} y={y(packets) + 4} textAnchor="end" fontSize="11" fill="var(--fig-quiet)">
              {packets}
            </text>
          </g>
        ))}
        {[0, 250, 500, 750, 1000].map((timeMs) => (
          <text
            key={timeMs}
            x={x(timeMs)}
            y={bottom + 15}
            textAnchor={timeMs === spanMs ? 'end' : 'middle'}
            fontSize="11"
            fill="var(--fig-quiet)"
          >
            {timeMs === spanMs ? '1000 ms' : timeMs}
          </text>
        ))}
        {lines.map(({ label, stroke, width, dash, link }) => (
          <path
            key={label}
            d={staircase({ ...dongle, ...link, durationMs: spanMs })}
            fill="none"
            stroke={stroke}
            strokeWidth={width}
            strokeDasharray={dash}
          />
        ))}
        {lines.map(({ label, stroke, width, dash }, i) => (
          <g key={label}>
            <line
              x1={left}
              x2={left + 28}
              y1={232 + i * 20}
              y2={232 + i * 20}
              stroke={stroke}
              strokeWidth={width}
              strokeDasharray={dash}
            />
            <text x={left + 36} y={236 + i * 20} fontSize="12" fill="var(--fig-ink)">
              {label}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}

const round = (ms: number): string => (ms < 10 ? ms.toFixed(1).replace(/\.0$/, '') : ms.toFixed(0));

/** The longest wait with a timer of so many ms and a request of so many bytes, and what has piled up by then. */
function describeWait(latencyMs: number, requestBytes: number): string {
  const { longestGapMs, packetsHeld } = describeBursts({
    ...dongle,
    latencyMs,
    requestBytes,
    durationMs: 5000,
  });
  return `${round(longestGapMs)} ms (${packetsHeld} ${packetsHeld === 1 ? 'packet' : 'packets'})`;
}

/** The longest wait for data by timer value, for both request sizes. */
export function FtdiLatencyTable(): ReactNode {
  return (
    <DataTable
      caption="Longest wait between two bursts, computed for the Cyton's 33-byte packets"
      rows={[16, 8, 7, 4, 2, 1]}
      rowKey={(latencyMs) => latencyMs}
      columns={[
        { head: 'Latency timer', cell: (latencyMs) => `${latencyMs} ms`, namesRow: true },
        {
          head: 'Read request of 4,096 bytes (FTDI driver)',
          cell: (latencyMs) => describeWait(latencyMs, windowsRequestBytes),
        },
        {
          head: 'Read request of 512 bytes (Linux)',
          cell: (latencyMs) => describeWait(latencyMs, linuxRequestBytes),
        },
      ]}
    />
  );
}
