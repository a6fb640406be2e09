/** The boards as maps of their sections: outlines and parts from the layout files, and where a section's numbers stand. */
import type { ReactNode } from 'react';
import { partsOfBoard } from './boardParts';
import { cytonCorners, ganglionCorners } from '@site/src/data/outline';

/** Width and height of a map. */
export const MAP_SIZE = 340;

/** The boards that there is a map of. */
export type BoardName = 'cyton' | 'ganglion';

interface BoardMapDrawing {
  drawing: ReactNode;
  /** The middle of each part, by name. */
  parts: Readonly<Record<string, { x: number; y: number }>>;
}

const MARGIN = 12;

const CYTON_SCALE = (MAP_SIZE - 2 * MARGIN) / 2423;
const cytonX = (mil: number): number => MARGIN + mil * CYTON_SCALE;
const cytonY = (mil: number): number => MAP_SIZE - MARGIN - mil * CYTON_SCALE;
const onCyton = (x: number, y: number): { x: number; y: number } => ({ x: cytonX(x), y: cytonY(y) });
const cyton = partsOfBoard({ x: cytonX, y: cytonY, scale: CYTON_SCALE });

const GANGLION_SCALE = (MAP_SIZE - 2 * MARGIN) / 61.22;
const ganglionX = (mm: number): number => MARGIN + (mm - 77.62) * GANGLION_SCALE;
const ganglionY = (mm: number): number => MARGIN + (mm - 61.52) * GANGLION_SCALE;
const onGanglion = (x: number, y: number): { x: number; y: number } => ({ x: ganglionX(x), y: ganglionY(y) });
const ganglion = partsOfBoard({ x: ganglionX, y: ganglionY, scale: GANGLION_SCALE });

const range = (length: number): number[] => Array.from({ length }, (_unused, index) => index);

export const boardMaps: Readonly<Record<BoardName, BoardMapDrawing>> = {
  cyton: {
    drawing: (
      <>
        <cyton.Outline corners={cytonCorners} />
        {range(13).map((column) => (
          <g key={column}>
            <cyton.Pin cx={620.5 + column * 100} cy={2174.5} />
            <cyton.Pin cx={620.5 + column * 100} cy={2074.5} />
          </g>
        ))}
        <cyton.Part cx={1230} cy={1400} w={470} h={470} />
        <cyton.Part cx={1321} cy={780} w={200} h={400} />
        <cyton.Part cx={885} cy={312} w={130} h={130} />
        {range(8).map((pin) => (
          <cyton.Pin key={pin} cx={299.01 + pin * 70.71} cy={1457.99 - pin * 70.71} />
        ))}
        {range(4).map((pin) => (
          <g key={pin}>
            <cyton.Pin cx={2104} cy={889 - pin * 100} />
            <cyton.Pin cx={2018 - pin * 70.71} cy={481 - pin * 70.71} />
          </g>
        ))}
        <cyton.Part cx={1909} cy={1022} w={130} h={130} />
        <cyton.Part cx={1993} cy={1490} w={330} h={290} isBelow />
        <cyton.Part cx={564} cy={561} w={620} h={570} angle={45} isBelow />
        <cyton.Part cx={1400} cy={305} w={605} h={590} isBelow />
      </>
    ),
    parts: {
      battery: onCyton(1993, 1560),
      header: onCyton(1220, 2125),
      converter: onCyton(1230, 1400),
      controller: onCyton(1321, 780),
      pins: onCyton(2104, 739),
      card: onCyton(564, 561),
      bus: onCyton(546, 1211),
      radio: onCyton(1400, 305),
      buttons: onCyton(1907, 1030),
    },
  },
  ganglion: {
    drawing: (
      <>
        <ganglion.Outline corners={ganglionCorners} />
        {range(8).map((column) => (
          <g key={column}>
            <ganglion.Pin cx={99.314 + column * 2.54} cy={67.31} />
            <ganglion.Pin cx={99.314 + column * 2.54} cy={69.85} />
          </g>
        ))}
        {range(4).map((index) => (
          <ganglion.Part key={index} cx={104.17 + 4.4 * index} cy={83.9} w={2.5} h={4.2} />
        ))}
        <ganglion.Part cx={113.79} cy={96.24} w={5.3} h={10.2} angle={90} />
        <ganglion.Part cx={126.36} cy={96.7} w={3} h={3} />
        <ganglion.Part cx={132.7} cy={92} w={8} h={7.4} isBelow />
        <ganglion.Part cx={91.6} cy={109.05} w={12.5} h={13} angle={45} isBelow />
        <ganglion.Part cx={112.52} cy={116.7} w={7} h={10} isBelow />
        {range(4).map((pin) => (
          <ganglion.Pin key={pin} cx={130.708} cy={99.619 + pin * 2.54} />
        ))}
      </>
    ),
    parts: {
      battery: onGanglion(132.7, 92),
      header: onGanglion(108.2, 68.58),
      switches: onGanglion(110.77, 83.9),
      converter: onGanglion(113.79, 96.24),
      radio: onGanglion(112.52, 116),
      pins: onGanglion(130.7, 103.4),
    },
  },
};
