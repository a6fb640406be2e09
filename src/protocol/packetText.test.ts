import { describe, expect, it } from 'vitest';
import { parsePacketText } from './packetText';

const good = `A0 2B ${'00 '.repeat(30)}C0`;

describe('parsePacketText', () => {
  it('reads one packet in any notation', () => {
    for (const text of [good, good.replaceAll(' ', ''), good.replace(/(..) ?/g, '0x$1, ')]) {
      const result = parsePacketText(text);
      expect(result.ok && result.value.length).toBe(33);
    }
  });

  it('says how many bytes are missing or too many', () => {
    expect(parsePacketText(good.slice(0, -3))).toEqual({
      ok: false,
      error: expect.stringContaining('so 1 is missing'),
    });
    expect(parsePacketText(`${good} ${good}`)).toEqual({
      ok: false,
      error: expect.stringContaining('so 33 are too many'),
    });
  });

  it('names a wrong start byte and a wrong stop byte', () => {
    expect(parsePacketText(good.replace('A0', '41'))).toEqual({
      ok: false,
      error: expect.stringContaining('0x41 is not the start byte'),
    });
    expect(parsePacketText(good.replace('C0', 'D0'))).toEqual({
      ok: false,
      error: expect.stringContaining('0xD0 is not a stop byte'),
    });
  });

  it('says what an empty field waits for', () => {
    expect(parsePacketText('')).toEqual({ ok: false, error: expect.stringContaining('paste 33 bytes') });
  });

  it('passes on what is wrong with the text', () => {
    expect(parsePacketText('A0 XY')).toEqual({ ok: false, error: expect.stringContaining('“X”') });
  });
});
