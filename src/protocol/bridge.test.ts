import { describe, expect, it } from 'vitest';
import { readBridgeMessage } from './bridge';

const problemOf = (text: string): string => {
  const message = readBridgeMessage(text);
  return message.kind === 'other' ? message.problem : '';
};

describe('a packet from the bridge', () => {
  it('holds a level from 0 to 1 for each channel', () => {
    expect(readBridgeMessage('{"type":"emg","data":[0.12,0.87,1.3,-0.1]}\r\n')).toEqual({
      kind: 'levels',
      levels: [0.12, 0.87, 1, 0],
    });
  });

  it('of another kind says what to change in the GUI', () => {
    expect(problemOf('{"type":"focus","data":1}')).toContain('sends "focus"');
    expect(problemOf('{"type":"emg","data":[]}')).toContain('Start the data stream');
    expect(problemOf('{"type":"emg","data":["a"]}')).toContain('Start the data stream');
    expect(problemOf('[1]')).toContain('Choose UDP');
    expect(problemOf('nonsense')).toContain('not JSON');
  });
});
