import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { makeSteps } from '@site/src/components/plots/scale';
import { computeEmgLevels, emgLevelDefaults, type EmgLevel } from '@site/src/signal/emgLevel';
import { makeEmg } from '@site/src/signal/generators';

const recording = { sampleRateHz: 250, durationS: 13, seed: 7 };
const contractions = [
  { fromS: 2.5, toS: 4 },
  { fromS: 6, toS: 7 },
  { fromS: 10, toS: 11.5 },
];

const left = 40;
const right = 350;
const fromS = 1;
const toS = recording.durationS;
const x = (timeS: number): number => left + ((right - left) * (timeS - fromS)) / (toS - fromS);

const topUv = 100;
const upper = { top: 12, bottom: 150 };
const lower = { top: 176, bottom: 236 };
const yUv = (uv: number): number => upper.bottom - ((upper.bottom - upper.top) * Math.min(uv, topUv)) / topUv;
const yLevel = (level: number): number => lower.bottom - (lower.bottom - lower.top) * Math.min(level, 1);

const path = (levels: readonly EmgLevel[], y: (level: EmgLevel) => number): string =>
  makeSteps(
    levels.map((level) => ({ x: x(level.timeS), y: y(level) })),
    1,
  );

/** How the GUI turns a muscle's signal into a value from 0 to 1: average, thresholds, level. */
export function EmgLevels(): ReactNode {
  const samples = makeEmg(recording, contractions, 90);
  const levels = computeEmgLevels(samples, recording.sampleRateHz, {
    ...emgLevelDefaults,
    windowS: 0.25,
    creepDown: 0.99,
  }).filter(({ timeS }) => timeS >= fromS);
  const curves = [
    {
      name: 'average of the signal',
      stroke: 'var(--fig-ink)',
      dash: undefined,
      y: (l: EmgLevel) => yUv(l.averageUv),
    },
    { name: 'upper threshold', stroke: 'var(--fig-accent)', dash: '6 3', y: (l: EmgLevel) => yUv(l.upperUv) },
    { name: 'lower threshold', stroke: 'var(--fig-warn)', dash: '2 3', y: (l: EmgLevel) => yUv(l.lowerUv) },
  ];
  return (
    <Figure
      title="From muscle to joystick: average, thresholds, level"
      caption="Synthetic EMG with three contractions, put through the GUI's own steps (window 0.25 s, Creep + 0.99, 60 frames a second, everything else at its default). The upper threshold jumps up with a contraction and creeps down afterwards; the level is where the average lies between the thresholds."
      alt="Top: the average rises to about 70 microvolts during three contractions; the upper threshold follows each peak and falls slowly in between, the lower one stays at 6 microvolts. Bottom: the level is near 1 during each contraction and 0 in between."
      minWidth={376}
    >
      <svg viewBox="-14 0 374 322" aria-hidden="true">
        {[0, 50, 100].map((uv) => (
          <g key={uv}>
            <line x1={left} x2={right} y1={yUv(uv)} y2={yUv(uv)} stroke="var(--fig-line)" strokeWidth="0.5" />
            <text x={left - 6} y={yUv(uv) + 4} textAnchor="end" fontSize="11" fill="var(--fig-quiet)">
              {uv === 100 ? '100 µV' : uv}
            </text>
          </g>
        ))}
        {curves.map(({ name, stroke, dash, y }) => (
          <path
            key={name}
            d={path(levels, y)}
            fill="none"
            stroke={stroke}
            strokeWidth="1.8"
            strokeDasharray={dash}
          />
        ))}
        {[0, 1].map((level) => (
          <g key={level}>
            <line
              x1={left}
              x2={right}
              y1={yLevel(level)}
              y2={yLevel(level)}
              stroke="var(--fig-line)"
              strokeWidth="0.5"
            />
            <text x={left - 6} y={yLevel(level) + 4} textAnchor="end" fontSize="11" fill="var(--fig-quiet)">
              {level}
            </text>
          </g>
        ))}
        <path
          d={path(levels, (l) => yLevel(l.level))}
          fill="none"
          stroke="var(--fig-good)"
          strokeWidth="2.2"
        />
        {[1, 4, 7, 10, 13].map((timeS) => (
          <text
            key={timeS}
            x={x(timeS)}
            y={lower.bottom + 16}
            textAnchor={timeS === toS ? 'end' : 'middle'}
            fontSize="11"
            fill="var(--fig-quiet)"
          >
            {timeS === toS ? `${timeS} s` : timeS}
          </text>
        ))}
        {[...curves, { name: 'level, 0 to 1', stroke: 'var(--fig-good)', dash: undefined }].map(
          ({ name, stroke, dash }, i) => {
            const column = left + (i % 2) * 172;
            const row = 278 + Math.floor(i / 2) * 22;
            return (
              <g key={name}>
                <line
                  x1={column}
                  x2={column + 22}
                  y1={row}
                  y2={row}
                  stroke={stroke}
                  strokeWidth="2"
                  strokeDasharray={dash}
                />
                <text x={column + 28} y={row + 4} fontSize="12" fill="var(--fig-ink)">
                  {name}
                </text>
              </g>
            );
          },
        )}
      </svg>
    </Figure>
  );
}
