import { describe, expect, it } from 'vitest';
import { fold, joinedNeighbours, singular, tokenise } from './words';

const terms = (text: string): string[] => tokenise(text).map(({ term }) => term);
const parts = (text: string): readonly string[] => tokenise(text).flatMap((token) => token.parts);

describe('tokenise', () => {
  it('keeps codes, part numbers and paths whole', () => {
    expect(terms('ADS1299 0xC0 FT231X /dev/ttyUSB0 x1060110X')).toEqual([
      'ads1299',
      '0xc0',
      'ft231x',
      'devttyusb0',
      'x1060110x',
    ]);
  });

  it('names the parts of compounds too', () => {
    expect(parts('ADS1299')).toEqual(['ads', '1299']);
    expect(parts('/dev/ttyUSB0')).toEqual(['dev', 'ttyusb0', 'tty', 'usb']);
    expect(parts('getBoardMode')).toEqual(['get', 'board', 'mode']);
    expect(parts('OpenBCI_GUI')).toEqual(['openbci', 'open', 'bci', 'gui']);
    expect(parts('250Hz')).toEqual(['250', 'hz']);
  });

  it('knows a hexadecimal number without its prefix too, and takes it apart no further', () => {
    expect(parts('0xC0 0xAF 0x41')).toEqual(['c0', 'af', '41']);
  });

  it('does not take decimals and versions apart, and finds a version without its v', () => {
    expect(parts('0.02235 1.0.8 4.5')).toEqual([]);
    expect(parts('v3.1.2')).toEqual(['3.1.2']);
  });

  it('indexes paths by their parts alone', () => {
    expect(terms('docs/cyton/specs/gain.mdx')).toEqual(['doc']);
    expect(parts('docs/cyton/specs/gain.mdx')).toEqual(['cyton', 'spec', 'gain', 'mdx']);
    expect(terms('and/or plug-and-play')).toEqual(['andor', 'plugandplay']);
  });

  it('keeps the names of error codes and functions whole', () => {
    expect(terms('BOARD_NOT_READY_ERROR get_current_board_data')).toEqual([
      'boardnotreadyerror',
      'getcurrentboarddata',
    ]);
  });

  it('reads a number behind a colon as a word of its own, but not within an address', () => {
    expect(terms('GENERAL_ERROR:17 COM:3 add_streamer:GENERAL_ERROR')).toEqual([
      ...['generalerror', '17', 'com', '3'],
      ...['addstreamer', 'generalerror'],
    ]);
    expect(terms('192.168.4.1:80')).toHaveLength(1);
  });

  it('joins hyphenated words and keeps versions and ranges', () => {
    expect(terms('band-pass low_pass 24-bit')).toEqual(['bandpass', 'lowpass', '24bit']);
    expect(terms('10-20 v3.1.1 1.0.8')).toEqual(['10-20', 'v3.1.1', '1.0.8']);
  });

  it('keeps single letters and signs that stand alone, as boards take them as commands', () => {
    expect(terms('send b or + or ? or [')).toEqual(['send', 'b', 'or', '+', 'or', '?', 'or', '[']);
    expect(terms('// and ~~ end in $$$')).toEqual(['//', 'and', '~~', 'end', 'in', '$$$']);
    expect(terms('send /3; or ~6 and `5')).toEqual(['send', '/3', 'or', '~6', 'and', '`5']);
    expect(terms('wait, (really) [stop]!')).toEqual(['wait', 'really', 'stop']);
  });

  it('reads units and accents as they are typed', () => {
    expect(terms('µV μV kΩ Électrode')).toEqual(['uv', 'uv', 'kohm', 'electrode']);
  });

  it('reads plurals and possessives as the singular', () => {
    expect(terms("boards batteries switches board's")).toEqual(['board', 'battery', 'switch', 'board']);
    expect(terms('bias gas bus axis ADS')).toEqual(['bias', 'gas', 'bus', 'axis', 'ads']);
  });

  it('says where each word stands', () => {
    const text = 'On /dev/ttyUSB0, then';
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'On',
      'dev/ttyUSB0',
      'then',
    ]);
  });

  it('indexes overlong runs by their parts alone', () => {
    const [token] = tokenise('https://example.org/a-very/long-address/that/goes/on');
    expect(token?.term).toBe('http');
    expect(token?.parts).toContain('address');
  });
});

describe('joinedNeighbours', () => {
  it('writes each two neighbours as one word, and says where they stand', () => {
    const text = 'a band pass filter';
    expect(
      joinedNeighbours(tokenise(text)).map(({ term, start, end }) => [term, text.slice(start, end)]),
    ).toEqual([
      ['aband', 'a band'],
      ['bandpass', 'band pass'],
      ['passfilter', 'pass filter'],
    ]);
    expect(joinedNeighbours(tokenise('alone'))).toEqual([]);
  });
});

describe('fold', () => {
  it('resolves compatibility forms', () => {
    expect(fold('ﬁlter ²')).toBe('filter 2');
  });
});

describe('singular', () => {
  it('leaves words with digits and short words alone', () => {
    expect([singular('v3s'), singular('us'), singular('gas')]).toEqual(['v3s', 'us', 'gas']);
  });
});
