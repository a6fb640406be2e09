import { describe, expect, it } from 'vitest';
import { formatHexText, parseHexText } from './hexText';

const bytes = [0xa0, 0x2b, 0x0f];

describe('parseHexText', () => {
  it.each(['A0 2B 0F', 'a02b0f', '0xA0, 0x2B, 0x0F', '[0xA0; 0x2b]\n0F', 'A0-2B-0F', 'A0:2B:0F'])(
    'reads %j',
    (text) => {
      expect(parseHexText(text)).toEqual({ ok: true, value: Uint8Array.from(bytes) });
    },
  );

  it('names the character that is no digit and where it stands', () => {
    const result = parseHexText('A0 2B 0G');
    expect(result).toEqual({ ok: false, error: expect.stringMatching(/“G”.*after 2 good bytes/) });
  });

  it('asks for the missing digit of a half byte', () => {
    expect(parseHexText('A0 2')).toEqual({ ok: false, error: expect.stringContaining('3 digits') });
  });

  it('says what to do with an empty field', () => {
    expect(parseHexText(' \n', '33 bytes')).toEqual({
      ok: false,
      error: expect.stringContaining('paste 33 bytes.'),
    });
  });

  it('reads back what it writes', () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(parseHexText(formatHexText(all))).toEqual({ ok: true, value: all });
  });
});
