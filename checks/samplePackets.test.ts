/** Packets that pages print as examples are those that our own encoders make of the values the page names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accelerometerG, microvoltsToCounts } from '@site/src/protocol/cyton';
import { GANGLION_MICROVOLTS_PER_COUNT, ganglionMicrovolts } from '@site/src/protocol/ganglion';

const readPage = (name: string): string => readFileSync(path.join(__dirname, '..', 'docs', name), 'utf8');

/** The JSON of the block whose title or text begins like this. */
function readJson(page: string, after: string): Record<string, unknown> {
  const block = /```json.*\n([\s\S]*?)```/.exec(page.slice(page.indexOf(after)))?.[1];
  if (!block) throw new Error(`no JSON block at "${after}"`);
  return JSON.parse(block) as Record<string, unknown>;
}

const tens = (count: number): number[] => Array.from({ length: count }, (_, index) => 10 * (index + 1));

describe('example packets', () => {
  it('Hub: eight channels of n × 10 µV, the board flat', () => {
    const sample = readJson(readPage('Deprecated/Hub.mdx'), '```json title="One sample of a Cyton');
    expect(sample.channelDataCounts).toEqual(tens(8).map((microvolts) => microvoltsToCounts(microvolts, 24)));
    expect(accelerometerG(sample.accelDataCounts as [number, number, number])).toEqual([0, 0, 1]);
    expect(new Date(sample.timestamp as number).getUTCFullYear()).toBe(2026);
  });

  it('WiFi Shield: nanovolts of the nearest counts of a Ganglion', () => {
    const { chunk } = readJson(
      readPage('Deprecated/WiFiShield/WiFiAPI.mdx'),
      '```json title="One sample of a Ganglion',
    ) as { chunk: [{ data: number[]; timestamp: number }] };
    const nanovolts = tens(4).map((microvolts) =>
      Math.trunc(1000 * ganglionMicrovolts(Math.round(microvolts / GANGLION_MICROVOLTS_PER_COUNT))),
    );
    expect(chunk[0].data).toEqual(nanovolts);
  });

  it('NeuroFly: the GUI bends (0.8, −0.6), X first', () => {
    const { data } = readJson(readPage('Software/OpenBCISoftware/NeuroFly_Toolkit.mdx'), '```json') as {
      data: number[];
    };
    const x = 0.8 * Math.sqrt(1 - 0.6 ** 2 / 2);
    const y = -0.6 * Math.sqrt(1 - x ** 2 / 2);
    expect(data).toEqual([x, y].map((value) => Number(value.toFixed(3))));
  });
});
