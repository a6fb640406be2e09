/**
 * The programs of the pages that read the boards' bytes and files, against the encoders of `src/protocol/`: the same bytes go
 * through Python, through the page's TypeScript and through our decoders, and the same numbers must come out.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cytonStopBytes } from '@site/src/data/cytonPackets';
import type { GanglionFirmwareLine } from '@site/src/data/ganglion';
import { auxLayoutOf, countsToMicrovolts, encodePacket, type CytonAux } from '@site/src/protocol/cyton';
import { parseStream } from '@site/src/protocol/cytonStream';
import {
  decodeGanglionPacket,
  encodeGanglionRaw,
  encodeGanglionSamples,
  type Four,
} from '@site/src/protocol/ganglion';
import { newGanglionStream, stepGanglionStream } from '@site/src/protocol/ganglionStream';
import { INT24_MAX, INT24_MIN } from '@site/src/protocol/integers';
import { randomSource, type RandomSource } from '@site/src/protocol/randomForTests';
import type { Result } from '@site/src/protocol/result';
import { formatSdLine, type SdSample } from '@site/src/protocol/sdCard';
import { findPython } from './python';

const examples = path.resolve(__dirname, '../static/examples');
const python = findPython('the parsers of the pages', console.warn);
let folder = '';

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** Runs Python that may import the programs of the pages; `tell(value)` hands a value back as JSON. */
function ask(program: string, input: unknown = null): unknown {
  const prelude = `import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, ${JSON.stringify(examples)})
given = json.load(sys.stdin)
def tell(value): print("\\nTOLD " + json.dumps(value))
`;
  const { stdout, stderr, status } = spawnSync(python ?? '', ['-c', prelude + program], {
    cwd: folder,
    input: JSON.stringify(input),
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const told = stdout.split('\nTOLD ')[1];
  return told === undefined ? stdout : JSON.parse(told);
}

const anyCounts = (random: RandomSource, count: number): number[] =>
  Array.from({ length: count }, () => random.whole(INT24_MIN, INT24_MAX));

function anyAux(random: RandomSource, stopByte: number): CytonAux {
  const word = (): number => random.whole(-0x8000, 0x7fff);
  const timeMs = random.whole(0, 0xffffffff);
  const kind = auxLayoutOf(stopByte);
  switch (kind) {
    case 'accelerometer':
      return { kind, counts: [word(), word(), word()] };
    case 'raw':
      return { kind, values: [word(), word(), word()] };
    case 'user':
      return { kind, bytes: Array.from({ length: 6 }, () => random.whole(0, 255)) };
    case 'accelerometerTime':
      return { kind, axis: null, count: word(), timeMs };
    case 'rawTime':
      return { kind, value: word(), timeMs };
  }
}

/** Packets of every kind, some left out, with answers of the board and halves of packets in between. */
function cytonRecording(random: RandomSource): Uint8Array {
  const bytes: number[] = [...Buffer.from('OpenBCI V3 8-16 channel$$$')];
  for (let number = 0; number < 400; number += 1) {
    if (random.whole(0, 9) === 0) continue;
    const stopByte = cytonStopBytes[random.whole(0, cytonStopBytes.length - 1)]?.byte ?? 0xc0;
    const packet = must(
      encodePacket({
        sampleNumber: number % 256,
        stopByte,
        counts: anyCounts(random, 8),
        aux: anyAux(random, stopByte),
      }),
    );
    bytes.push(...packet);
    if (random.whole(0, 19) === 0) bytes.push(...packet.subarray(0, random.whole(1, 32)));
  }
  return Uint8Array.from(bytes);
}

/** Packets of one firmware, some left out, with impedances and texts in between. */
function ganglionRecording(random: RandomSource, firmware: GanglionFirmwareLine): Uint8Array[] {
  const packets: Uint8Array[] = [];
  for (let index = 0; index < 500; index += 1) {
    const four = (): Four => {
      const [a = 0, b = 0, c = 0, d = 0] = anyCounts(random, 4).map((count) =>
        firmware === 2 ? count >> 8 : count,
      );
      return [a, b, c, d];
    };
    const number = firmware === 2 ? index % 101 : index % 100;
    if (random.whole(0, 14) === 0) continue;
    if (random.whole(0, 29) === 0) packets.push(Uint8Array.from([201, ...Buffer.from('12Z')]));
    if (random.whole(0, 29) === 0) packets.push(Uint8Array.from([207, ...Buffer.from('stop')]));
    const bits = random.whole(0, 1) === 0 ? 18 : 19;
    packets.push(
      firmware === 2 && number === 0
        ? must(encodeGanglionRaw(four()))
        : must(encodeGanglionSamples({ number, bits, values: [four(), four()] }, firmware)),
    );
  }
  return packets;
}

describe.runIf(python)('the parsers of the pages', () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'parsers-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('read a Cyton’s stream as our decoder does', async () => {
    const bytes = cytonRecording(randomSource(11));
    const expected = parseStream(bytes).flatMap((event) =>
      event.kind === 'packet'
        ? [
            {
              number: event.packet.sampleNumber,
              microvolts: event.packet.counts.map((count) => countsToMicrovolts(count, 24)),
              stopByte: event.packet.stopByte,
              lost: event.lost,
            },
          ]
        : [],
    );
    expect(expected.length).toBeGreaterThan(300);
    expect(expected.some(({ lost }) => lost > 0)).toBe(true);

    const inPython = ask(
      `from parse_cyton import packets
tell([dict(number=n, microvolts=c, stopByte=s, lost=l) for n, c, s, a, l in packets(bytes(given))])`,
      [...bytes],
    ) as typeof expected;
    const { packets } = await import('@site/static/examples/parseCyton');
    const inTypeScript = [...packets(bytes)].map(({ number, microvolts, stopByte, lost }) => ({
      number,
      microvolts,
      stopByte,
      lost,
    }));
    for (const found of [inPython, inTypeScript]) {
      expect(found.map(({ number, stopByte, lost }) => [number, stopByte, lost])).toEqual(
        expected.map(({ number, stopByte, lost }) => [number, stopByte, lost]),
      );
      found.forEach(({ microvolts }, index) =>
        microvolts.forEach((value, channel) =>
          expect(value).toBeCloseTo(expected[index]?.microvolts[channel] ?? NaN, 6),
        ),
      );
    }
  });

  it.each([2, 3] as const)('read packets of Ganglion firmware %i as our decoder does', async (firmware) => {
    const packets = ganglionRecording(randomSource(firmware), firmware);
    let state = newGanglionStream(firmware);
    const expected = packets.map((bytes) => {
      const step = stepGanglionStream(state, must(decodeGanglionPacket(bytes, firmware)));
      state = step.state;
      return step.samples.map((sample) => [...sample]);
    });
    expect(expected.some((samples) => samples.length === 0)).toBe(true);
    const inPython = ask(
      `import contextlib, io
with contextlib.redirect_stdout(io.StringIO()):
    from parse_ganglion import Stream
stream = Stream(${firmware})
tell([stream.feed(bytes(packet)) for packet in given])`,
      packets.map((packet) => [...packet]),
    );
    expect(inPython).toEqual(expected);

    const quiet = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { Stream } = await import('@site/static/examples/parseGanglion');
    quiet.mockRestore();
    const stream = new Stream(firmware);
    expect(packets.map((packet) => stream.feed(packet))).toEqual(expected);
  });

  it('read every whole line of a card’s file, and leave damaged ones, stamps and footer out', () => {
    const random = randomSource(5);
    const lines = ['%STOP AT\n', '0000BEEF\n'];
    const expected: SdSample[] = [];
    for (let index = 0; index < 300; index += 1) {
      const sample: SdSample = {
        sampleNumber: index % 256,
        counts: anyCounts(random, index < 150 ? 8 : 16),
        aux: index % 10 === 0 ? [random.whole(-0x8000, 0x7fff), 0, 1] : null,
      };
      const line = formatSdLine(sample);
      const isDamaged = index % 40 === 39;
      lines.push(isDamaged ? line.slice(0, random.whole(1, 20)) + '\n' : line);
      if (!isDamaged) expected.push(sample);
    }
    lines.push('%Total time mS:\n', '000003E8\n');
    const text = lines.join('');
    writeFileSync(path.join(folder, 'OBCI_01.TXT'), text, 'latin1');
    const found = ask(
      `from read_sd import samples
tell([[n, m, a] for n, m, a in samples("OBCI_01.TXT")])`,
    ) as [number, number[], number[] | null][];
    expect(found.map(([number, , aux]) => [number, aux])).toEqual(
      expected.map(({ sampleNumber, aux }) => [sampleNumber, aux]),
    );
    found.forEach(([, microvolts], index) =>
      microvolts.forEach((value, channel) =>
        expect(value).toBeCloseTo(countsToMicrovolts(expected[index]?.counts[channel] ?? NaN, 24), 6),
      ),
    );
  });

  it('take a stream from a WiFi Shield', () => {
    const [first, second] = [7, 8].map((sampleNumber) =>
      must(
        encodePacket({
          sampleNumber,
          stopByte: 0xc0,
          counts: [sampleNumber * 1000, 0, 0, 0, 0, 0, 0, 0],
          aux: { kind: 'accelerometer', counts: [0, 0, 0] },
        }),
      ),
    );
    const output = ask(
      `import contextlib, threading
import receive_wifi
connect = receive_wifi.socket.create_connection
class Probe:
    def __enter__(self): return self
    def __exit__(self, *_): pass
    def getsockname(self): return ("127.0.0.1", 1)
def call(path, body=None):
    if path == "/tcp":
        def send():
            with connect((body["ip"], body["port"])) as shield:
                shield.sendall(bytes(given))
        threading.Thread(target=send).start()
receive_wifi.socket.create_connection = lambda address: Probe()
receive_wifi.call = call
receive_wifi.main()`,
      [...(first ?? []), 0x41, 0xa0, ...(second ?? [])],
    );
    expect(output).toBe('sample 7 channel 1: 7000 counts\nsample 8 channel 1: 8000 counts\n');
  });

  it('read the text recordings of the GUI alike in Python and in TypeScript', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => [index % 256, index * 1.5 - 20, (-1 - index) / 3]);
    const text = [
      '%OpenBCI Raw EXG Data',
      '%Number of channels = 2',
      '%Sample Rate = 250 Hz',
      '%Board = OpenBCI_GUI$BoardCytonSerial',
      'Sample Index, EXG Channel 0, EXG Channel 1, Timestamp (Formatted)',
      ...rows.map((row) => `${row.map(String).join(', ')}, 2026-11-21 14:00:00.017`),
      '',
    ].join('\r\n');
    writeFileSync(path.join(folder, 'OpenBCI-RAW.txt'), text);
    expect(ask('from read_odf import read_odf\ntell(read_odf("OpenBCI-RAW.txt"))')).toEqual([
      250,
      ['Sample Index', 'EXG Channel 0', 'EXG Channel 1', 'Timestamp (Formatted)'],
      rows,
    ]);
    const quiet = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { readOdf } = await import('@site/static/examples/readOdf');
    quiet.mockRestore();
    expect(readOdf(text)).toMatchObject({ sampleRateHz: 250, rows });
  });

  it.each([
    { given: ['COM3'], count: 8, info: ['Cyton', 'EEG', 8, 250, 'float32', 'cyton-COM3'], port: 'COM3' },
    {
      given: ['COM3', '--daisy'],
      count: 16,
      info: ['Cyton', 'EEG', 16, 125, 'float32', 'cyton-COM3'],
      port: 'COM3',
    },
    { given: ['--ganglion'], count: 4, info: ['Ganglion', 'EEG', 4, 200, 'float32', 'ganglion-'], port: '' },
  ])(
    'send to LSL what BrainFlow hands over, with names, units and the time of the last sample: $given',
    ({ given, count, info, port }) => {
      const told = ask(
        `import types, runpy
pushed, made = [], {}
class Rows(list):
    "A table of BrainFlow, as far as the program uses it: one list a row."
    @property
    def shape(self): return (len(self), len(self[0]))
    def __getitem__(self, at): return Rows([list(self)[i] for i in at]) if isinstance(at, list) else list.__getitem__(self, at)
    @property
    def T(self): return Rows(map(list, zip(*self)))
    def tolist(self): return list(self)
class Node:
    def __init__(self): self.children, self.values = [], {}
    def append_child(self, name): self.children.append(Node()); return self.children[-1]
    def append_child_value(self, name, value): self.values[name] = value
class StreamInfo:
    def __init__(self, *about): made["info"] = about; self.root = Node(); made["root"] = self.root
    def desc(self): return self.root
class StreamOutlet:
    def __init__(self, info): pass
    def push_chunk(self, samples, stamp): pushed.append([samples, stamp])
class BoardShim:
    get_eeg_channels = staticmethod(lambda board: list(range(1, {2: 17, 46: 5}.get(board, 9))))
    get_sampling_rate = staticmethod(lambda board: {2: 125, 46: 200}.get(board, 250))
    get_timestamp_channel = staticmethod(lambda board: 22)
    def __init__(self, board, params): self.calls = 0; made["port"] = params.serial_port
    def prepare_session(self): pass
    def start_stream(self): pass
    def release_session(self): made["released"] = True
    def get_board_data(self):
        self.calls += 1
        if self.calls == 3: raise KeyboardInterrupt
        return Rows([[row * 10 + column for column in range(2)] for row in range(24)]) if self.calls == 2 else Rows([[] for _ in range(24)])
brainflow, shim, pylsl = (types.ModuleType(name) for name in ("brainflow", "brainflow.board_shim", "pylsl"))
shim.BoardIds = types.SimpleNamespace(CYTON_BOARD=0, CYTON_DAISY_BOARD=2, GANGLION_NATIVE_BOARD=46)
shim.BoardShim, shim.BrainFlowInputParams = BoardShim, type("Params", (), {})
pylsl.StreamInfo, pylsl.StreamOutlet, pylsl.local_clock = StreamInfo, StreamOutlet, lambda: 0
sys.modules.update({"brainflow": brainflow, "brainflow.board_shim": shim, "pylsl": pylsl})
import time
time.time = lambda: 1000
sys.argv = ["board_to_lsl.py", *given]
try:
    runpy.run_path(${JSON.stringify(path.join(examples, 'board_to_lsl.py'))})
except KeyboardInterrupt:
    pass
tell([pushed, made["info"], [c.values for c in made["root"].children[0].children], made["port"], made["released"]])`,
        given,
      ) as unknown[];
      const samples = [0, 1].map((column) => Array.from({ length: count }, (_, i) => (i + 1) * 10 + column));
      expect(told[0]).toEqual([[samples, 221 - 1000]]);
      expect(told[1]).toEqual(info);
      expect(told[2]).toHaveLength(count);
      expect((told[2] as unknown[]).at(-1)).toEqual({ label: `CH${count}`, unit: 'microvolts', type: 'EEG' });
      expect(told.slice(3)).toEqual([port, true]);
    },
  );

  describe('through a serial port', () => {
    const port = (replies: Record<string, string>): string => `import runpy, types
replies, sent = ${JSON.stringify(replies)}, []
class Serial:
    def __init__(self, name, baud, timeout): self.answer = b""; assert baud == 115200
    def __enter__(self): return self
    def __exit__(self, *_): pass
    def reset_input_buffer(self): self.answer = b""
    def write(self, data): sent.append(data.hex()); self.answer = bytes.fromhex(replies.get(data.hex(), ""))
    def read_until(self, end): return self.answer
    def read(self, count): return b""
sys.modules["serial"] = types.SimpleNamespace(Serial=Serial)
import time
time.sleep = lambda seconds: None
`;
    const hexOf = (text: string): string => Buffer.from(text, 'latin1').toString('hex');

    it('move the radio, and look for a board on another channel', () => {
      const replies = {
        f007: hexOf('Failure: System is Down$$$'),
        f000: hexOf('Failure: Host on Channel number: 20\x14$$$'),
        f0010b: hexOf('Success: Host and Device on Channel number: 11\x0b$$$'),
      };
      const run = (...args: string[]): unknown =>
        ask(
          `${port(replies)}
sys.argv = ["radio_channel.py", "COM3", *given]
runpy.run_path(${JSON.stringify(path.join(examples, 'radio_channel.py'))})
print(sent)`,
          args,
        );
      expect(run()).toContain('Failure: System is Down\nFailure: Host on Channel number: 20');
      expect(run('11')).toContain('Success: Host and Device on Channel number: 11');
      expect(run('scan')).toContain('no board answers');
      expect(run('scan'), 'the GUI leaves channel 0 out, so the program tries it').toContain("'f00200'");
    });

    it('ask a Cyton', () => {
      const output = ask(
        `${port({ [hexOf('v')]: hexOf('Firmware: v3.1.2\r\n$$$'), [hexOf('x3020000X')]: hexOf('Success: Channel set for 3$$$') })}
sys.argv = ["cyton_command.py", "COM3"]
runpy.run_path(${JSON.stringify(path.join(examples, 'cyton_command.py'))})
assert bytes.fromhex(sent[0]) == b"s"`,
      );
      expect(output).toContain('Success: Channel set for 3');
    });
  });

  it('are written so that Python 3.8 can read them', () => {
    const unread = ask(
      `import ast, pathlib
faults = []
for file in pathlib.Path(${JSON.stringify(examples)}).glob("*.py"):
    try:
        ast.parse(file.read_text(encoding="utf-8"), feature_version=(3, 8))
    except SyntaxError as error:
        faults.append(f"{file.name}: {error}")
tell(faults)`,
    );
    expect(unread).toEqual([]);
  });
});
