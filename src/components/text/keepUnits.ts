const UNITS =
  '% ‰ °C Hz kHz MHz GHz µm mm cm m km V mV µV kV A mA µA nA mAh W mW Ω kΩ MΩ GΩ F µF nF pF s ms µs ns min h d B kB MB GB kbit Mbit dB g mg kg'
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|');
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** Text in which a number and its unit stay on one line, which a narrow table would break: `0.1 %`, `112 mm`. */
export const keepUnits = (text: string): string => text.replace(NUMBER_AND_UNIT, '$1\u00a0');
