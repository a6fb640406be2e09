import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { ganglionHeaderLabels, ganglionInputColumns, type GanglionHeader } from '@site/src/data/ganglionPins';
import { ganglionCorners } from '@site/src/data/outline';
import { partsOfBoard, type PinRowProps } from '../boardParts';
import { Label, tenth } from '../parts';

/** Positions are those of the layout file, in millimetres from the corner of its sheet. */
const SCALE = 5.2;
const x = (mm: number): number => tenth(12 + (mm - 77.62) * SCALE);
const y = (mm: number): number => tenth(8 + (mm - 61.52) * SCALE);

const HOLES = [
  [80.9, 82.04],
  [80.9, 102.36],
  [135.76, 82.04],
  [135.76, 102.36],
] as const;
const HOLE_RADIUS = 2.41;

const ROWS: readonly (PinRowProps & { header: GanglionHeader })[] = [
  {
    header: 'P5',
    at: [86.995, 83.947],
    step: [1.796, 1.796],
    labels: ganglionHeaderLabels('P5', 8),
    dx: 5,
    dy: -5,
    rotate: -45,
    anchor: 'start',
  },
  {
    header: 'P4',
    at: [85.115, 85.776],
    step: [1.796, 1.796],
    labels: ganglionHeaderLabels('P4', 8),
    dx: -5,
    dy: 5,
    rotate: -45,
    anchor: 'end',
  },
  {
    header: 'P2',
    at: [130.708, 99.619],
    step: [0, 2.54],
    labels: ganglionHeaderLabels('P2', 4),
    dx: -7,
    anchor: 'end',
  },
  {
    header: 'P3',
    at: [128.321, 110.033],
    step: [-1.796, 1.796],
    labels: ganglionHeaderLabels('P3', 4),
    dx: 15,
    dy: 15,
    rotate: 45,
    anchor: 'start',
    isBeside: true,
  },
];

const named = (wanted: GanglionHeader): string =>
  (ROWS.find(({ header }) => header === wanted)?.labels ?? []).filter(Boolean).join(', ');

const { Header, Outline, Part, PinRow } = partsOfBoard({ x, y, scale: SCALE });

const OnBoard = ({ cx, cy, children }: { cx: number; cy: number; children: string }): ReactNode => (
  <Label x={x(cx)} y={y(cy)} tone="board-ink" size={11.5}>
    {children}
  </Label>
);

/** The Ganglion from above: outline, pins, switches and parts where the layout file puts them. */
export function BoardTop(): ReactNode {
  return (
    <Figure
      title="Ganglion from above"
      caption="Pins and parts are where the layout file puts them; dashed parts are on the underside, and the LED is 2.5 mm further right. Each column of the input header has two pins, one above the other when you look at the edge of the board: the upper pin is the + input, the lower pin the − input. A slider of SW1 to SW4 is up when it stands towards the header."
      alt={`Octagonal board. On its top edge the input header of two rows and eight columns, from left to right: ${ganglionInputColumns.join(', ')}. Below it four slide switches, from left to right SW4, SW3, SW2, SW1. In the middle the MCP3912 converter. At the right edge, on the underside, the power switch, ON above and OFF below, and beside it the battery connector. Right of the middle the reset button, below it the blue LED, and the pins ${named('P2')}; at 45 degrees ${named('P3')}. At the left, at 45 degrees, two rows of eight pins: the upper one first not connected, then ${named('P5')}, the lower one ${named('P4')}, with two pins of the WiFi Shield's bus before the last two. On the underside the microSD slot at the lower left and the Simblee radio module at the lower edge. Four mounting holes, two at the left and two at the right edge.`}
    >
      <svg viewBox="0 0 342 336" aria-hidden="true">
        <Outline corners={ganglionCorners} />
        {HOLES.map(([cx, cy]) => (
          <circle
            key={`${cx} ${cy}`}
            cx={x(cx)}
            cy={y(cy)}
            r={tenth(HOLE_RADIUS * SCALE)}
            fill="var(--fig-paper)"
            stroke="var(--fig-line)"
          />
        ))}
        <Header
          columns={ganglionInputColumns}
          left={99.314}
          step={2.54}
          upper={67.31}
          lower={69.85}
          print={71}
        />
        {[4, 3, 2, 1].map((channel, index) => {
          const cx = 104.17 + 4.4 * index;
          return (
            <g key={channel}>
              <Part cx={cx} cy={83.9} w={2.5} h={4.2} />
              <rect
                x={x(cx) - 4}
                y={y(83.9) - 9}
                width={8}
                height={8}
                fill="var(--channel-3)"
                stroke="var(--fig-board-ink)"
              />
              <OnBoard cx={cx} cy={87.7}>
                {String(channel)}
              </OnBoard>
            </g>
          );
        })}
        <OnBoard cx={121.6} cy={87.7}>
          SW
        </OnBoard>

        <Part cx={113.79} cy={96.24} w={5.3} h={10.2} angle={90} />
        <OnBoard cx={113.79} cy={96.24}>
          MCP3912
        </OnBoard>
        <Part cx={126.36} cy={96.7} w={3} h={3} />
        <OnBoard cx={124.9} cy={93.2}>
          RESET
        </OnBoard>
        {/* Its place is 2.5 mm further right, under the name of the pin. */}
        <circle cx={x(121.2)} cy={y(104.27)} r={3.5} fill="var(--channel-3)" stroke="var(--fig-board-ink)" />
        <OnBoard cx={117.6} cy={104.27}>
          LED
        </OnBoard>

        <Part cx={132.7} cy={92} w={8} h={7.4} isBelow />
        <Label x={x(128.2)} y={y(90.4)} anchor="end" tone="board-ink" size={11.5}>
          battery
        </Label>
        <rect x={x(138.84) - 2} y={y(90.07) - 5} width={7} height={11} fill="var(--fig-quiet)" />
        <OnBoard cx={134} cy={87}>
          ON
        </OnBoard>
        <Label x={x(137.9)} y={y(97.6)} anchor="end" tone="board-ink" size={11.5}>
          OFF
        </Label>

        <Part cx={91.6} cy={109.05} w={12.5} h={13} angle={45} isBelow />
        <OnBoard cx={91.6} cy={109.05}>
          microSD
        </OnBoard>
        <Part cx={112.52} cy={116.7} w={7} h={10} isBelow />
        <Label x={x(108.4)} y={y(113.6)} anchor="end" tone="board-ink" size={11.5}>
          Simblee
        </Label>
        <Label x={x(108.4)} y={y(119)} anchor="end" tone="board-ink" size={11.5}>
          antenna
        </Label>

        {ROWS.map(({ header, ...row }) => (
          <PinRow key={header} {...row} />
        ))}
      </svg>
    </Figure>
  );
}
