import type { ReactNode } from 'react';
import type { TextPart } from '../types';

/** Text with its matches in `<mark>`: text nodes only, so that nothing in a record can become markup. */
export function Marked({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
