/** The Python files that readers download, run as readers run them: fed by UDP, with a keyboard that only takes notes. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSwitch, stepSwitch } from '@site/src/signal/muscleSwitch';
import { createRandom } from '@site/src/signal/random';
import { findFreePort } from '../scripts/findFreePort';
import { findPython } from './python';

const folder = path.resolve(__dirname, '../static/examples');
const python = findPython('the scripts for download', console.warn);

/** The GUI sends once a drawn frame. */
const GUI_FRAME_MS = 10;

const running: ChildProcess[] = [];
let stubs = '';

/** A script that runs, its lines so far, and a way to await one. */
function start(name: string, ...args: string[]) {
  const child = spawn(python ?? '', ['-u', path.join(folder, name), ...args], {
    env: { ...process.env, PYTHONPATH: stubs, PYTHONDONTWRITEBYTECODE: '1' },
  });
  running.push(child);
  let text = '';
  const collect = (part: Buffer): void => {
    text += String(part);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const waitFor = async (line: string, send: () => void = () => undefined): Promise<void> => {
    for (;;) {
      if (text.includes(line)) return;
      if (child.exitCode !== null) throw new Error(`${name} ended before "${line}":\n${text}`);
      send();
      await setTimeout(GUI_FRAME_MS);
    }
  };
  return { waitFor, output: () => text };
}

/**
 * Starts the Cyton made of software, sends it commands, and then takes a stream of it.
 *
 * @param options how it is started
 * @param asked the commands, as bytes in Python
 * @param count packets to take
 * @param print what to print of them, in Python, where they are `samples`
 * @returns its answers, and what was printed
 */
async function askFakeCyton(
  options: readonly string[],
  asked: readonly string[],
  count: number,
  print: string,
): Promise<string> {
  const script = start('fake_cyton.py', ...options);
  await script.waitFor('/dev/');
  const program = `
import os, sys, tty
sys.path.insert(0, ${JSON.stringify(folder)})
sys.dont_write_bytecode = True
from parse_cyton import packets
port = os.open(sys.argv[1], os.O_RDWR | os.O_NOCTTY)
tty.setraw(port)
def read(until):
    data = b""
    while not until(data):
        data += os.read(port, 256)
    return data
for command in (${asked.join(', ')}):
    os.write(port, command)
    print(read(lambda data: data.endswith(b"$$$")).decode())
os.write(port, b"b")
samples = list(packets(read(lambda data: len(data) >= ${count} * 33)))
${print}`;
  const { stdout, stderr } = spawnSync(python ?? '', ['-c', program, script.output().trim()], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stderr).toBe('');
  return stdout;
}

/** Sends packets as the GUI does. */
function createGui(port: number) {
  const socket = createSocket('udp4');
  const send = (type: string, data: unknown): void =>
    socket.send(`${JSON.stringify({ type, data })}\r\n`, port, '127.0.0.1');
  return { emg: (...levels: number[]) => send('emg', levels), send, close: () => socket.close() };
}

describe.runIf(python)('the scripts for download', () => {
  beforeAll(() => {
    stubs = mkdtempSync(path.join(tmpdir(), 'keyboard-'));
    writeFileSync(
      path.join(stubs, 'pyautogui.py'),
      'def press(key):\n    print("KEY", key, flush=True)\ndef scroll(clicks):\n    print("WHEEL", clicks, flush=True)\n',
    );
  });
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rmSync(stubs, { recursive: true }));

  it('switch exactly as the page does', () => {
    const random = createRandom(9);
    const levels = Array.from({ length: 600 }, () => Number(random().toFixed(2)));
    const settings = { on: 0.6, off: 0.35, debounceS: 0.03 };
    let state = openSwitch;
    const expected = levels.map((level, i) => {
      state = stepSwitch(state, settings, level, i / 100);
      return state.isOn;
    });
    const program = `
import json, sys
sys.path.insert(0, ${JSON.stringify(folder)})
sys.dont_write_bytecode = True
from muscle_switch import MuscleSwitch
switch = MuscleSwitch(0.6, 0.35, 0.03)
states = []
for i, level in enumerate(json.load(sys.stdin)):
    switch.update(level, i / 100)
    states.append(switch.is_on)
print(json.dumps(states))`;
    const { stdout, stderr } = spawnSync(python ?? '', ['-c', program], {
      input: JSON.stringify(levels),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(expected);
    expect(expected).toContain(true);
  });

  it.each([
    ['emg_dino.py', [0.9], 'KEY space'],
    ['emg_slides.py', [0, 0.9], 'KEY right'],
    ['emg_slides.py', [0.9, 0], 'KEY left'],
    ['emg_music.py', [0.9], 'KEY playpause'],
    ['emg_piano.py', [0, 0, 0.45, 0], 'KEY d'],
    ['emg_scroll.py', [0, 0.9], 'WHEEL -1'],
    ['emg_scroll.py', [0.9, 0], 'WHEEL 1'],
  ])('%s turns %j into %s', async (name, levels, expected) => {
    const port = await findFreePort();
    const script = start(name, '--port', String(port));
    const gui = createGui(port);
    await script.waitFor('Listening');
    await script.waitFor(expected, () => gui.emg(...levels));
    gui.close();
  });

  it('press once, however long a muscle is held, and again after a release', async () => {
    const port = await findFreePort();
    const script = start('emg_dino.py', '--port', String(port), '--debounce', '0');
    const gui = createGui(port);
    await script.waitFor('Listening');
    const count = (): number => script.output().split('KEY space').length - 1;
    await script.waitFor('KEY space', () => gui.emg(0.8));
    for (let i = 0; i < 20; i += 1) gui.emg(0.8);
    for (const level of [0.1, 0.8, 0.1]) gui.emg(level);
    // A packet of another kind is answered in words, after all packets before it.
    await script.waitFor('sends "focus"', () => gui.send('focus', 1));
    expect(count()).toBe(2);
    gui.close();
  });

  it('end with a word, not with a traceback, at Ctrl+C', async () => {
    const script = start('emg_slides.py', '--port', String(await findFreePort()));
    await script.waitFor('Listening');
    const child = running.at(-1);
    child?.kill('SIGINT');
    // Not `exit`, which comes before its last words are read.
    if (child) await once(child, 'close');
    expect(script.output()).toContain('Ended.');
    expect(script.output()).not.toContain('Traceback');
  });

  it('fly a drone with the newest position, and land it when the samples stop', async () => {
    const [positions, samples] = [await findFreePort(), await findFreePort()];
    const drone = createSocket('udp4').bind(0, '127.0.0.1');
    await once(drone, 'listening');
    const words: string[] = [];
    drone.on('message', (message, from) => {
      words.push(String(message));
      if (/^(command|takeoff)$/.test(String(message))) drone.send('ok', from.port, from.address);
    });
    const program = readFileSync(path.join(folder, 'fly_tello.py'), 'utf8')
      .replace('12345', String(positions))
      .replace('12346', String(samples))
      .replace('8889', String(drone.address().port));
    const file = path.join(stubs, 'fly_tello.py');
    writeFileSync(file, program);
    const child = spawn(python ?? '', ['-u', file, '127.0.0.1'], {
      env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
    });
    running.push(child);
    const [stick, raw] = [createGui(positions), createGui(samples)];
    const until = async (holds: () => boolean, send: () => void): Promise<void> => {
      while (!holds()) {
        if (child.exitCode !== null) throw new Error(`ended too soon: ${words.join(', ')}`);
        send();
        await setTimeout(GUI_FRAME_MS);
      }
    };
    const goesOn = (x: number) => () => {
      stick.send('emgJoystick', [x, -0.1]);
      raw.send('timeSeriesRaw', [[1]]);
    };
    child.stdin.write('\n');
    await until(() => words.includes('rc 0 0 0 0'), goesOn(0));
    expect(words.slice(0, 2)).toEqual(['command', 'takeoff']);
    await until(() => words.at(-1) === 'rc 22 0 0 0', goesOn(0.8));
    await until(
      () => words.at(-1) === 'land',
      () => stick.send('emgJoystick', [0.8, -0.1]),
    );
    child.kill('SIGINT'); // must not cut the landing short
    const isRepeated = () => words.filter((word) => word === 'land').length > 2;
    await until(isRepeated, () => undefined);
    expect(words.filter((word) => word === 'rc 0 0 0 0').length).toBeGreaterThan(1);
    for (const socket of [stick, raw, drone]) socket.close();
  });

  it('say which port is taken', async () => {
    const port = await findFreePort();
    const first = start('muscle_switch.py', '--port', String(port));
    await first.waitFor('Listening');
    const { stderr, status } = spawnSync(
      python ?? '',
      [path.join(folder, 'muscle_switch.py'), '--port', String(port)],
      {
        encoding: 'utf8',
        env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(`UDP port ${port} is taken`);
  });

  it.each<[string, (value: number) => number | number[]]>([
    ['GUI 6', (value: number) => [value, value]],
    ['GUI 5', (value: number) => value],
  ])(
    'steer falling blocks by tilts that were shown before, and turn them by a blink: %s',
    async (_, axis) => {
      const port = await findFreePort();
      const script = start('emg_tetris.py', '--port', String(port), '--debounce', '0');
      const gui = createGui(port);
      const head = (x: number, y: number, z: number) => () => gui.send('accelerometer', [x, y, z].map(axis));
      await script.waitFor('LEFT shoulder', head(0, 0, 1));
      await script.waitFor('FORWARD', head(-0.4, 0, 0.9));
      await script.waitFor('Calibration done', head(0, 0.4, 0.9));
      await script.waitFor('KEY left', head(-0.4, 0, 0.9));
      await script.waitFor('KEY right', head(0.4, 0, 0.9));
      await script.waitFor('KEY down', head(0, 0.4, 0.9));
      await script.waitFor('KEY up', () => gui.emg(0.9));
      gui.close();
    },
    30_000,
  );

  it.runIf(process.platform !== 'win32')(
    'answer and stream like a Cyton, with the gain that was set',
    async () => {
      const stdout = await askFakeCyton(
        [],
        [String.raw`b"\xf0\x00"`, String.raw`b"\xf0\x01\x08"`, 'b"v"', 'b"~6"', 'b"x3040110X"'],
        100,
        'print(samples[0][0], max(s[4] for s in samples), *(round(max(s[1][c] for s in samples)) for c in (0, 2, 7)))',
      );
      expect(stdout).toContain('Firmware: v3.1.2\n$$$');
      expect(stdout).toContain('Success: Host and Device on Channel number: 20\x14$$$');
      expect(stdout).toContain('Success: Host and Device on Channel number: 8\b$$$');
      expect(stdout).toContain('Success: Sample rate is 250Hz$$$');
      expect(stdout).toContain('Success: Channel set for 3$$$');
      // Channel 3 at gain 8, read as 24: a third of 30 µV.
      expect(stdout).toContain('0 0 10 10 80');
    },
  );

  it.runIf(process.platform !== 'win32')('answer and take turns like a Cyton with a Daisy', async () => {
    const stdout = await askFakeCyton(
      ['daisy'],
      ['b"v"', 'b"C"', 'b"c"', 'b"C"', 'b"xQ040000X"'],
      200,
      `for odd in (1, 0):
    board = [s[1] for s in samples if s[0] % 2 == odd]
    print(*(round(max(values), 1) for values in zip(*board)))`,
    );
    expect(stdout).toContain('On Daisy ADS1299 Device ID: 0x3E\nLIS3DH Device ID: 0x33\n');
    expect(stdout).toContain(
      '\n$$$\n16$$$\ndaisy removed$$$\ndaisy attached16$$$\nSuccess: Channel set for 9$$$\n',
    );
    // The mean of two samples leaves 99 % of 10 Hz, and no sample meets its peak. Channel 9 at gain 8, read as 24: a third of 90 µV.
    expect(stdout).toContain('9.9 19.8 29.7 39.6 49.5 59.4 69.3 79.2\n29.7 99.0');
  });

  it.runIf(process.platform !== 'win32')('read a Cyton live, and stop it', async () => {
    // As much of pyserial as the driver uses.
    writeFileSync(
      path.join(stubs, 'serial.py'),
      `import os, select, tty
class Serial:
    in_waiting = 0
    def __init__(self, name, baud, timeout): self.port, self.timeout = os.open(name, os.O_RDWR | os.O_NOCTTY), timeout; tty.setraw(self.port)
    def __enter__(self): return self
    def __exit__(self, *_): os.close(self.port)
    def reset_input_buffer(self):
        while select.select([self.port], [], [], 0)[0]: os.read(self.port, 4096)
    def write(self, data): os.write(self.port, data)
    def read(self, _): return os.read(self.port, 100) if select.select([self.port], [], [], self.timeout)[0] else b""
    def read_until(self, end):
        data = b""
        while not data.endswith(end): data += os.read(self.port, 1)
        return data
`,
    );
    const board = start('fake_cyton.py');
    await board.waitFor('/dev/');
    const driver = start('cyton_live.py', board.output().trim());
    await driver.waitFor('Success: Host and Device on Channel number: 20\x14');
    await driver.waitFor('Firmware: v3.1.2');
    await driver.waitFor('Success: Sample rate is 250Hz');
    await driver.waitFor('  0       0.00 µV');
    await driver.waitFor(' 30       9.50 µV'); // 10 µV · sin(2π · 10 · 30 ÷ 250), in whole counts
    expect(driver.output()).not.toContain('lost');
    running.find((child) => child.spawnargs.includes(board.output().trim()))?.kill('SIGINT');
    await setTimeout(500);
    expect(driver.output()).not.toContain('Traceback');
  });

  it('average epochs of a recording with the board’s sign, hum, drift, a late positive wave for targets, a flash too many and one too few', () => {
    const random = createRandom(3);
    const order = Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? 'target' : 'other'));
    const onsetOf = (i: number): number => 500 + i * 500 + ((i * 37) % 100);
    const unseen = 7;
    const count = onsetOf(order.length) + 500;
    const lines = ['%OpenBCI Raw EXG Data', '%Number of channels = 8', 'Sample Index, EXG Channel 0, ...'];
    for (let i = 0; i < count; i += 1) {
      const stimulus = Math.floor((i - 500) / 500);
      const since = i - onsetOf(stimulus);
      const isShown = stimulus >= 0 && stimulus < order.length && since >= 0 && since < 250;
      const isLight = (isShown && stimulus !== unseen) || (i >= 100 && i < 150);
      const isTarget = isShown && order[stimulus] === 'target';
      const wave = isTarget ? 12 * Math.exp(-(((since / 250 - 0.34) / 0.08) ** 2)) : 0;
      const eeg = wave + 60 * Math.sin((2 * Math.PI * 50 * i) / 250) + i * 0.02 + 5000 + 6 * (random() - 0.5);
      const cells = Array<number>(25).fill(0);
      cells[0] = i % 256;
      cells[8] = -eeg; // as the board records it: reference minus electrode
      cells[20] = isLight ? 800 : 20;
      cells[21] = isTarget && since > 100 && since < 150 ? 1023 : 0;
      lines.push(cells.join(', '));
    }
    writeFileSync(path.join(stubs, 'recording.txt'), lines.join('\n'));
    // The script's clock starts anywhere; between a command and its light lie some milliseconds.
    const stimuli = order.map((category, i) => {
      const timeS = 1234 + onsetOf(i) / 250 - 0.03 * random();
      return `${i + 1},${category},x,${timeS.toFixed(3)}`;
    });
    writeFileSync(
      path.join(stubs, 'stimuli.csv'),
      ['number,category,stimulus,time_s', ...stimuli].join('\n'),
    );
    const { stdout, stderr } = spawnSync(
      python ?? '',
      [path.join(folder, 'average_epochs.py'), 'recording.txt', 'stimuli.csv', '--channel', '8'],
      { cwd: stubs, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('Attention: 1 of 40 stimuli without a flash');
    expect(stdout).toContain('target: 10 of 10 epochs kept, button pressed in 10');
    expect(stdout).toContain('other: 29 of 29 epochs kept, button pressed in 0');
    const [, height, at] = /([\d.]+) µV at (\d+) ms/.exec(stdout) ?? [];
    expect(Number(height)).toBeGreaterThan(9);
    expect(Math.abs(Number(at) - 340)).toBeLessThan(25);
  });

  it('show every stimulus equally often, in an order that a seed repeats', () => {
    const program = `
import sys
sys.path.insert(0, ${JSON.stringify(folder)})
sys.dont_write_bytecode = True
sys.modules["tkinter"] = type(sys)("tkinter")
from stimulus import expand, make_order
assert expand(["PUPPY"]) == ["PUPPY"]
assert len(expand([${JSON.stringify(path.join(folder, 'emg_*.py'))}])) > 3
try:
    expand(["dog.jpg"])
except SystemExit as error:
    assert "dog.jpg: no PNG file" in str(error)
else:
    raise AssertionError("a JPEG file was taken for a word")
first = make_order(["a"], ["b", "c"], 5, 1)
assert first == make_order(["a"], ["b", "c"], 5, 1)
assert first != make_order(["a"], ["b", "c"], 5, 2)
print(len(first), first.count(("target", "a")), first.count(("other", "c")))`;
    const { stdout, stderr } = spawnSync(python ?? '', ['-c', program], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe('15 5 5');
  });

  describe('the bridge', () => {
    const origin = 'http://localhost:3000';

    async function startBridge() {
      const [udp, port] = [await findFreePort(), await findFreePort()];
      const bridge = start(
        'gui_bridge.py',
        '--origin',
        origin,
        '--udp-port',
        String(udp),
        '--port',
        String(port),
      );
      await bridge.waitFor('UDP');
      const ask = async (
        headers: http.OutgoingHttpHeaders,
        method = 'GET',
      ): Promise<http.IncomingMessage> => {
        const request = http.request({ host: '127.0.0.1', port, path: '/events', method, headers }).end();
        const [response] = (await once(request, 'response')) as [http.IncomingMessage];
        return response;
      };
      return { ask, udp };
    }

    it('hands packets on as events, unchanged, to the page it was started for', async () => {
      const { ask, udp } = await startBridge();
      const response = await ask({ origin });
      expect(response.headers['content-type']).toBe('text/event-stream');
      expect(response.headers['access-control-allow-origin']).toBe(origin);
      const gui = createGui(udp);
      let text = '';
      while (!text.includes('data: ')) {
        gui.emg(0.25, 0.75);
        text += String(((await once(response, 'data')) as [Buffer])[0]);
      }
      expect(text).toContain('data: {"type":"emg","data":[0.25,0.75]}\n\n');
      response.destroy();
      gui.close();
    });

    it('refuses every other page, pages that do not say who they are, and foreign host names', async () => {
      const { ask } = await startBridge();
      for (const headers of [
        { origin: 'https://elsewhere.example' },
        {},
        { origin, host: 'elsewhere.example' },
      ]) {
        const response = await ask(headers);
        response.resume();
        expect(response.statusCode).toBe(403);
      }
    });

    it('answers the question whether the page may reach this computer', async () => {
      const { ask } = await startBridge();
      const response = await ask({ origin }, 'OPTIONS');
      expect(response.statusCode).toBe(204);
      expect(response.headers['access-control-allow-private-network']).toBe('true');
    });
  });
});
