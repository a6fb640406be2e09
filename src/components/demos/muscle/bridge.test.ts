import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRIDGE_URL } from '@site/src/protocol/bridge';
import { Bridge } from './bridge';
import type { BridgeState } from './bridgeState';

class FakeEvents {
  static last: FakeEvents;
  onopen = (): void => undefined;
  onmessage = (_message: { data: string }): void => undefined;
  onerror = (): void => undefined;
  isClosed = false;

  constructor(readonly url: string) {
    FakeEvents.last = this;
  }

  close(): void {
    this.isClosed = true;
  }

  send(value: unknown): void {
    this.onmessage({ data: JSON.stringify(value) });
  }
}

const emg = (...data: number[]) => ({ type: 'emg', data });

describe('the line to the bridge', () => {
  let states: BridgeState[];
  let bridge: Bridge;
  const newest = (): BridgeState | undefined => states.at(-1);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', FakeEvents);
    states = [];
    bridge = new Bridge((state) => states.push(state));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('asks this computer only when told to, and hands on the newest levels', () => {
    expect(states).toEqual([]);
    bridge.connect();
    expect(FakeEvents.last.url).toBe(BRIDGE_URL);
    FakeEvents.last.onopen();
    FakeEvents.last.send(emg(0.1, 0.2));
    FakeEvents.last.send(emg(0.3, 0.4));
    expect(bridge.levels).toEqual([0.3, 0.4]);
    expect(states).toEqual([{ kind: 'connecting' }, { kind: 'live', problem: '' }]);
  });

  it('says what to change while something else arrives, and stops saying so', () => {
    bridge.connect();
    FakeEvents.last.onopen();
    FakeEvents.last.send({ type: 'focus', data: 1 });
    expect(newest()).toEqual({ kind: 'live', problem: expect.stringContaining('sends "focus"') });
    FakeEvents.last.send(emg(0.5));
    expect(newest()).toEqual({ kind: 'live', problem: '' });
  });

  it('lets the muscles rest and says so when nothing arrives for three seconds', () => {
    bridge.connect();
    FakeEvents.last.onopen();
    FakeEvents.last.send(emg(0.9));
    vi.advanceTimersByTime(2999);
    expect(bridge.levels).toEqual([0.9]);
    vi.advanceTimersByTime(1);
    expect(bridge.levels).toEqual([]);
    expect(newest()).toEqual({ kind: 'live', problem: expect.stringContaining('no EMG values arrive') });
  });

  it('tells a bridge that never answered from one that stopped', () => {
    bridge.connect();
    FakeEvents.last.onerror();
    expect(newest()).toEqual({ kind: 'failed', problem: expect.stringContaining('Nothing answers at') });
    bridge.connect();
    FakeEvents.last.onopen();
    FakeEvents.last.onerror();
    expect(newest()).toEqual({ kind: 'failed', problem: expect.stringContaining('has stopped') });
    expect(FakeEvents.last.isClosed).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(newest()?.kind).toBe('failed');
  });

  it('is off, and says nothing more, after the reader ends it', () => {
    bridge.connect();
    FakeEvents.last.onopen();
    bridge.disconnect();
    bridge.disconnect();
    vi.advanceTimersByTime(10_000);
    expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'live', 'off']);
    expect(FakeEvents.last.isClosed).toBe(true);
  });
});
