import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal';

const answer = () =>
  new Response('channel 1', { headers: { 'content-type': 'text/html', 'content-encoding': 'br' } });

describe('a kept file', () => {
  it('comes back as it was, without what described its way over the network', async () => {
    const whole = await unseal(await seal(answer()));
    expect(await whole?.text()).toBe('channel 1');
    expect(whole?.headers.get('content-type')).toBe('text/html');
    expect(whole?.headers.has('content-encoding')).toBe(false);
  });

  it('leaves the original to be read', async () => {
    const original = answer();
    await seal(original);
    expect(await original.text()).toBe('channel 1');
  });

  it('is refused when its bytes have changed, or when nobody sealed it', async () => {
    const { headers } = await seal(answer());
    expect(await unseal(new Response('channel 2', { headers }))).toBeNull();
    expect(await unseal(new Response('', { headers }))).toBeNull();
    expect(await unseal(answer())).toBeNull();
  });
});
