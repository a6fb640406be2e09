import { afterEach, expect, it, vi } from 'vitest';
import { findPython } from './python';

afterEach(() => vi.unstubAllEnvs());

it('says what is left out where there is no Python, and fails where everything must be checked', () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CI', undefined);
  const said: string[] = [];
  expect(findPython('12 samples', (line) => said.push(line))).toBeNull();
  expect(said).toEqual(['No Python 3 on this machine: 12 samples are NOT checked.']);
  vi.stubEnv('CI', 'true');
  expect(() => findPython('12 samples', () => undefined)).toThrow('12 samples are NOT checked');
});
