/** Signs on the cards of landing pages: one stroke on a grid of 48, said in words by the card's title. */
import type { ReactNode } from 'react';
import { findNamed } from '../findNamed';

/** A line, and where it helps a heavier one, which makes dots of lengths of zero. */
const signs = {
  // Worn
  frame: [
    'M7 31a17 19 0 0 1 34 0M15 31a9 19 0 0 1 18 0M24 12v19M5 31h38',
    'M24 12h0M12 20h0M36 20h0M24 23h0',
  ],
  headband: ['M24 7a15 17 0 1 0 .1 0M9 20q15-7 30 0M9 27q15-7 30 0', 'M17 20h0M24 20h0M31 20h0'],
  gelCap: ['M8 31a16 19 0 0 1 32 0zM9 31l5 10M39 31l-5 10', 'M17 24h0M24 18h0M31 24h0M24 26h0'],
  sponge: ['M8 31a16 19 0 0 1 32 0zM24 16c-5 6-5 10 0 10s5-4 0-10M9 31l5 10M39 31l-5 10'],
  cup: ['M15 32a9 9 0 1 0 18 0a9 9 0 1 0-18 0M24 23C24 12 33 15 39 6', 'M24 32h0'],
  spikes: ['M13 13h22v10H13zM17 23v13M24 23v17M31 23v13M24 13V6'],
  snap: ['M24 9a15 15 0 1 0 .1 0M24 18a6 6 0 1 0 .1 0', 'M24 24h0'],
  ear: ['M34 8A17 17 0 1 0 34 40', 'M34 8h0M23 8h0M13 14h0M8 24h0M13 34h0M23 40h0M34 40h0'],
  forearm: ['M5 17q20-7 38-1M5 33q20 7 38 1M17 20h14v10H17z', 'M21 25h0M27 25h0'],
  heart: ['M24 41C6 28 7 13 15 11c5-1 9 4 9 7 0-3 4-8 9-7 8 2 9 17-9 30zM13 25h7l2-5 4 9 2-4h7'],
  wrist: ['M13 14h22v20H13zM13 19H6M13 29H6M35 19h7M35 29h7M17 24h4l2-4 3 8 2-4h3'],
  // Built
  jump: ['M5 41h38M34 41V28M34 36h5v-5M34 38h-5v-4M6 36c4-22 18-22 20-2', 'M15 20h0'],
  lamp: ['M16 27v-9a8 8 0 0 1 16 0v9zM12 27h24M20 27v14M28 27v10M37 11l4-3M39 18h5M11 11 7 8M9 18H4'],
  scroll: ['M13 6h22v36H13zM24 13v22M19 18l5-5 5 5M19 30l5 5 5-5'],
  slides: ['M6 8h36v24H6zM24 32v9M16 41h16M20 14l9 6-9 6z'],
  music: ['M18 36V12l19-5v25M18 36a5 4 0 1 1-10 0a5 4 0 1 1 10 0M37 32a5 4 0 1 1-10 0a5 4 0 1 1 10 0'],
  piano: ['M6 11h36v27H6zM15 28v10M24 28v10M33 28v10', 'M15 13v13M24 13v13M33 13v13'],
  blocks: ['M9 31h10v10H9zM19 31h10v10H19zM29 31h10v10H29zM19 21h10v10H19zM24 5v10M20 11l4 4 4-4'],
  rhythm: ['M24 6a18 18 0 1 0 .1 0M11 24h4l3-7 4 14 4-14 4 14 3-7h4'],
  pictures: ['M5 10h38v23H5zM24 10v23M15 40h18M24 33v7M9 28l5-7 6 7M28 28l5-7 6 7'],
  // Run
  traces: [
    'M5 8h38v32H5zM5 15h38M10 23l4-2 4 4 4-4 4 4 4-4 4 4 4-2M10 32l4-2 4 4 4-4 4 4 4-4 4 4 4-2',
    'M9 11.5h0',
  ],
  send: ['M6 24h21M6 15h13M6 33h13M27 11l14 13-14 13'],
  code: ['M15 14 5 24l10 10M33 14l10 10-10 10M28 9l-8 30'],
  bytes: ['M5 17h38v14H5zM14 17v14M24 17v14M34 17v14'],
  command: ['M5 9h38v30H5zM11 18l6 5-6 5M21 30h12'],
  chip: [
    'M14 14h20v20H14zM19 14V7M24 14V7M29 14V7M19 41v-7M24 41v-7M29 41v-7M14 19H7M14 24H7M14 29H7M41 19h-7M41 24h-7M41 29h-7',
  ],
  drawing: ['M9 38 33 7l7 6-24 30-8 2zM29 12l7 6'],
  wireless: ['M7 20a24 24 0 0 1 34 0M13 27a15 15 0 0 1 22 0M19 34a7 7 0 0 1 10 0', 'M24 40h0'],
  // Asked
  question: ['M15 18a9 9 0 1 1 12 8q-3 2-3 6', 'M24 39h0'],
  fit: ['M5 13h15v22H5zM28 13h15v22H28zM20 20h8M20 28h8'],
  card: ['M5 11h38v26H5zM5 19h38M11 29h9'],
  parcel: ['M7 16l17-9 17 9v18l-17 9-17-9zM7 16l17 9 17-9M24 25v18M15 12l17 9'],
  renew: ['M39 24a15 15 0 1 1-5-11M35 5v9h-9'],
} as const satisfies Record<string, readonly [line: string, dots?: string]>;

/** Draws one of them. */
export function Pictogram({ of }: { of: keyof typeof signs }): ReactNode {
  const [line, dots] = findNamed<keyof typeof signs, readonly [string, string?]>(signs, of, '<Pictogram>');
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="none"
      stroke="currentcolor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={line} />
      {dots && <path d={dots} strokeWidth={4.5} />}
    </svg>
  );
}
