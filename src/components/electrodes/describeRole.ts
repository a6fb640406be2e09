import type { MontageSite } from '@site/src/data/montages';

/** What a position is wired to, in a few words: "channel 3", "reference". */
export function describeRole({ role, channel, side }: MontageSite): string {
  if (role === 'channel')
    return channel === undefined ? 'electrode' : `channel ${channel}${side ? `, ${side} side` : ''}`;
  return role;
}
