/** The composer's text in an address. */
import { readSettings, writeSettings } from '../settings';
import type { Target } from './answers';

/** Addresses get too long for messages and for some programs beyond this. */
const LONGEST_SHARED_TEXT = 1400;

/** What an address carries. */
export interface SharedCommands {
  target: Target;
  text: string;
}

/** The fragment of an address that shows the same; `null` when the text is too long for one. */
export const writeFragment = ({ target, text }: SharedCommands): string | null =>
  text.length > LONGEST_SHARED_TEXT ? null : writeSettings('commands', { target, text });

/** Reads `writeFragment`; `null` for anything else. */
export function readFragment(fragment: string): SharedCommands | null {
  const settings = readSettings('commands', fragment);
  const target = settings?.get('target');
  const text = settings?.get('text');
  if ((target !== 'cyton' && target !== 'ganglion') || typeof text !== 'string') return null;
  return text.length > LONGEST_SHARED_TEXT ? null : { target, text };
}
