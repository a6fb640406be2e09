import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Dot, Label, Wire } from '../parts';

const LEFT = 71;
const PITCH = 41.5;
const COUNT = 7;
const x = (sample: number): number => LEFT + sample * PITCH;

/** How the two converters share one stream: averages of two samples, board and Daisy in turns. */
export function DaisyTimeline(): ReactNode {
  const samples = Array.from({ length: COUNT }, (_, index) => index);
  return (
    <Figure
      title="Cyton and Daisy take turns"
      caption="Both converters sample every 4 ms. A packet leaves every 4 ms too, but it carries only one of the boards: the Daisy when the sample number is even, the Cyton when it is odd. Each value is the mean of two neighbouring samples, so every channel arrives 125 times a second."
      alt="Samples 0 to 6 of both converters, 4 ms apart. Packet 0, from the Daisy, has no valid mean. Packet 1: Cyton, mean of its samples 0 and 1. Packet 2: Daisy, mean of its samples 1 and 2. Packet 3: Cyton, mean of 2 and 3. Packet 4: Daisy, mean of 3 and 4. Packet 5: Cyton, mean of 4 and 5. Packet 6: Daisy, mean of 5 and 6. The computer joins packets 2 and 3, then 4 and 5, into one 16-channel sample each, every 8 ms."
    >
      <svg viewBox="0 0 342 232" aria-hidden="true">
        <Label x={2} y={14} anchor="start" size={11.5} tone="quiet">
          sample
        </Label>
        {samples.map((sample) => (
          <Label key={sample} x={x(sample)} y={14} size={11.5} tone="quiet">
            {sample}
          </Label>
        ))}
        <Label x={2} y={42} anchor="start" bold>
          Cyton
        </Label>
        <Label x={2} y={72} anchor="start" bold>
          Daisy
        </Label>
        <line x1={LEFT - 8} x2={x(6) + 10} y1={42} y2={42} stroke="var(--fig-line)" />
        <line x1={LEFT - 8} x2={x(6) + 10} y1={72} y2={72} stroke="var(--fig-line)" />
        {samples.slice(1).map((sample) => {
          const lane = sample % 2 === 0 ? 72 : 42;
          const tone = sample % 2 === 0 ? 'ink' : 'accent';
          return (
            <g key={sample}>
              <Wire
                points={[
                  [x(sample - 1), lane],
                  [x(sample) - 4, 112],
                ]}
                tone={tone}
              />
              <Wire
                points={[
                  [x(sample), lane],
                  [x(sample), 114],
                ]}
                tone={tone}
                arrow
              />
            </g>
          );
        })}
        {samples.map((sample) => (
          <g key={sample}>
            <Dot x={x(sample)} y={42} r={4} tone="accent" />
            <Dot x={x(sample)} y={72} r={4} tone="ink" />
          </g>
        ))}
        <Label x={2} y={134} anchor="start" bold>
          Packet
        </Label>
        {samples.map((sample) => (
          <g key={sample}>
            <rect
              x={x(sample) - 20}
              y={116}
              width={40}
              height={38}
              rx={3}
              fill={`var(--${sample === 0 ? 'fig-paper' : sample % 2 === 0 ? 'byte-time' : 'byte-channel'})`}
              stroke="var(--fig-line)"
              strokeDasharray={sample === 0 ? '4 3' : undefined}
            />
            <Label x={x(sample)} y={127} size={11.5} bold>
              {sample}
            </Label>
            <Label x={x(sample)} y={143} size={11.5} tone={sample === 0 ? 'quiet' : 'ink'}>
              {sample === 0 ? 'invalid' : sample % 2 === 0 ? 'Daisy' : 'Cyton'}
            </Label>
          </g>
        ))}
        <Label x={2} y={194} anchor="start" bold>
          16 ch.
        </Label>
        {[2, 4].map((first) => (
          <g key={first}>
            <Wire
              points={[
                [x(first), 154],
                [x(first), 176],
              ]}
              arrow
            />
            <Wire
              points={[
                [x(first + 1), 154],
                [x(first + 1), 176],
              ]}
              arrow
            />
            <rect
              x={x(first) - 19}
              y={177}
              width={PITCH + 38}
              height={34}
              rx={3}
              fill="var(--fig-raised)"
              stroke="var(--fig-line)"
            />
            <Label x={x(first) + PITCH / 2} y={194}>
              {`${first} + ${first + 1}`}
            </Label>
          </g>
        ))}
        <Label x={338} y={223} anchor="end" size={11.5} tone="quiet">
          one sample of 16 channels every 8 ms (125 Hz)
        </Label>
      </svg>
    </Figure>
  );
}
