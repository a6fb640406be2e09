import { describe, expect, it } from 'vitest';
import { MOST_PASTED_PACKETS, readGanglionText } from './ganglionText';

const zeros = (id: string): string => `${id} ${'00 '.repeat(19).trim()}`;
const raw = '00 00 00 01 FF FF FF 00 00 00 00 00 00 41 42 43 44 45 46 47';

describe('readGanglionText', () => {
  it('follows the stream of firmware 2 from an uncompressed packet', () => {
    const result = readGanglionText(`${raw}\n\n${zeros('65')}`, 2);
    expect(result.ok && result.value.map(({ line, step }) => [line, step.samples])).toEqual([
      [1, [[1, -1, 0, 0]]],
      [
        3,
        [
          [1, -1, 0, 0],
          [1, -1, 0, 0],
        ],
      ],
    ]);
  });

  it('counts packets that are missing between lines', () => {
    const result = readGanglionText(`${zeros('64')}\n${zeros('67')}`, 3);
    expect(result.ok && result.value.map(({ step }) => step.lost)).toEqual([0, 2]);
  });

  it('parts packets that stand in one line', () => {
    const result = readGanglionText(`${zeros('64')} ${zeros('65')}`, 3);
    expect(result.ok && result.value.map(({ bytes }) => bytes[0])).toEqual([100, 101]);
  });

  it('reads short packets of text', () => {
    const result = readGanglionText('CF 6F 6B 0A', 3);
    expect(result.ok && result.value[0]?.packet).toEqual({ kind: 'text', text: 'ok\n', isLast: true });
  });

  it.each([
    ['nothing', ' \n', 'Nothing to read yet'],
    ['no hexadecimal', `${zeros('64')}\nXY`, 'Line 2: “X”'],
    ['an ID that the firmware does not use', zeros('FF'), 'Line 1: Packet ID 255'],
    ['too many bytes', `${zeros('64')} 00`, 'Line 1: 21 bytes'],
    ['too many packets', `${zeros('64')}\n`.repeat(MOST_PASTED_PACKETS + 1), 'more than 40 packets'],
  ])('names the line with %s', (_fault, text, message) => {
    const result = readGanglionText(text, 3);
    expect(result.ok ? '' : result.error).toContain(message);
  });
});
