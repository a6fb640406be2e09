import type { ReactNode } from 'react';
import { focusBands } from '@site/src/data/focus';
import { computeBandShares, computeConcentration } from '@site/src/signal/focus';
import { makeAlpha, makeBackground, mix } from '@site/src/signal/generators';
import { TableFrame } from '../../tables/TableFrame';

const recording = { sampleRateHz: 250, durationS: 10, seed: 4 };
const open = makeBackground(recording);
const closed = mix(open, makeAlpha(recording, { closed: { fromS: -1, toS: 11 } }));
const shares = [open, closed].map((samples) => computeBandShares(samples, recording.sampleRateHz));

const percent = (share: number | undefined): string => `${((share ?? 0) * 100).toFixed(1)}\u00a0%`;
const factor = (value: number): string => value.toFixed(2).replace('-', '\u2212');

/** The Focus widget's calculation, band by band, on ten synthetic seconds with eyes open and with eyes closed. */
export function FocusShares(): ReactNode {
  const results = shares.map(computeConcentration);
  return (
    <TableFrame caption="The metric, worked out for ten synthetic seconds at the back of the head">
      <thead>
        <tr>
          <th scope="col">Band</th>
          <th scope="col">Factor</th>
          <th scope="col">Share, eyes open</th>
          <th scope="col">Share, eyes closed</th>
        </tr>
      </thead>
      <tbody>
        {focusBands.map(({ name, lowHz, highHz, coefficient }, i) => (
          <tr key={name}>
            <th scope="row">{`${name}, ${lowHz} to ${highHz}\u00a0Hz`}</th>
            <td>{factor(coefficient)}</td>
            {shares.map((list, k) => (
              <td key={k}>{percent(list[i])}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Concentration</th>
          <td />
          {results.map((value, k) => (
            <td key={k}>{value.toFixed(3)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Relaxation</th>
          <td />
          {results.map((value, k) => (
            <td key={k}>{(1 - value).toFixed(3)}</td>
          ))}
        </tr>
      </tbody>
    </TableFrame>
  );
}
