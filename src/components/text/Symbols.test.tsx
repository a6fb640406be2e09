import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Symbols } from './Symbols';

const render = (text: string): string => renderToStaticMarkup(<Symbols>{text}</Symbols>);

it('hangs the index of each quantity below the line, and keeps the text as it was written', () => {
  const text = 'f_CLK ÷ 2²¹ with V_REF = 4.5 V';
  expect(render(text).match(/<sub>/g)).toHaveLength(2);
  expect(render(text).replace(/<[^>]+>/g, '')).toBe(text.replace('4.5 V', '4.5\u00a0V'));
});

it.each(['D_G', 'revision V4_C', 'PACKET_TYPE_ACCEL', 'no line'])('leaves %s alone', (text) => {
  expect(render(text)).toBe(text);
});
