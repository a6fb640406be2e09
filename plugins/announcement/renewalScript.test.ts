import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createRenewalScript } from './renewalScript';

/** What is stored after the script ran on what was stored before. */
function runOn(stored: Record<string, string>, id: string, isCloseable = true): Record<string, string> {
  const items = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
  runInNewContext(createRenewalScript({ id, isCloseable, type: 'localStorage', namespace: '-abc' }), {
    window: { localStorage },
    addEventListener: () => undefined,
  });
  return Object.fromEntries(items);
}

const idKey = 'docusaurus.announcement.id-abc';
const dismissKey = 'docusaurus.announcement.dismiss-abc';

it('forgets the dismissal of an older announcement', () => {
  expect(runOn({ [idKey]: 'old', [dismissKey]: 'true' }, 'new')).toEqual({
    [idKey]: 'new',
    [dismissKey]: 'false',
  });
});

it('keeps the dismissal of the same announcement', () => {
  const stored = { [idKey]: 'same', [dismissKey]: 'true' };
  expect(runOn(stored, 'same')).toEqual(stored);
});

it('shows an announcement that can no longer be closed', () => {
  expect(runOn({ [idKey]: 'same', [dismissKey]: 'true' }, 'same', false)[dismissKey]).toBe('false');
});

it('lives with blocked storage', () => {
  const window = Object.defineProperty({}, 'localStorage', {
    get: () => {
      throw new Error('blocked');
    },
  });
  const script = createRenewalScript({ id: 'new', isCloseable: true, type: 'localStorage', namespace: '' });
  expect(() => runInNewContext(script, { window }) as unknown).not.toThrow();
});

it('does not let an id end the script', () => {
  expect(
    createRenewalScript({ id: '</script>', isCloseable: true, type: 'localStorage', namespace: '' }),
  ).not.toContain('</script');
});
