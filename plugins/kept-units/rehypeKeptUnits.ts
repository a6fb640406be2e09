/** Keeps a number and its unit on one line, which a narrow table would break: `0.1 %`, `112 mm`. Code stays as it is. */
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const UNITS =
  '% ‰ °C Hz kHz MHz GHz µm mm cm m km V mV µV kV A mA µA nA W mW Ω kΩ MΩ GΩ F µF nF pF s ms µs ns min h d B kB MB GB kbit Mbit dB g mg kg'
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|');
const NUMBER_AND_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** A plugin for rehype. */
export function rehypeKeptUnits() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP;
      if (node.type === 'text') node.value = node.value.replace(NUMBER_AND_UNIT, '\u00a0');
      return undefined;
    });
  };
}
