import { describe, expect, it } from 'vitest';
import { guiPositions, markIvDaisy, motorImageryGanglion, sleepCyton } from '@site/src/data/montages';
import { namedMontages } from './named';
import { toCommands, toCsv, toPython } from './files';
import {
  arrows,
  assign,
  changeBoard,
  emptyWiring,
  findFaults,
  findPairFaults,
  fromMontage,
  goodPairs,
  MOST_PAIRS,
  nextFree,
  nextPair,
  openChannels,
  positions,
  readFragment,
  rowsOf,
  siteOf,
  stepTo,
  findUse,
  wiredPairs,
  wirePair,
  writeFragment,
  type Wiring,
} from './model';

const step = (from: string, key: string): string => stepTo(positions, from, arrows[key] ?? [0, 0]);

describe('a wiring', () => {
  it('moves an electrode, and takes off what its new place had', () => {
    const first = assign(assign(emptyWiring('Cyton'), 1, 'Fp1'), 2, 'C3');
    const moved = assign(first, 1, 'C3');
    expect([siteOf(moved, 1), siteOf(moved, 2)]).toEqual(['C3', null]);
    expect(findUse(moved, 'Fp1')).toBeNull();
    expect(findUse(assign(moved, 'reference', 'C3'), 'C3')).toBe('reference');
    expect(siteOf(assign(moved, 1, null), 1)).toBeNull();
  });

  it('finds the next electrode to place, round to the front', () => {
    const wiring = [1, 2, 4].reduce(
      (made, channel) => assign(made, channel, guiPositions[channel] ?? null),
      emptyWiring('Ganglion'),
    );
    expect(nextFree(wiring, 1)).toBe(3);
    expect(nextFree(wiring, 4)).toBe('reference');
    expect(nextFree(wiring, 'ground')).toBe(3);
    const full = fromMontage('Cyton with Daisy', markIvDaisy);
    expect(nextFree(full, 5)).toBe(1);
  });

  it('keeps on another board what that has channels for', () => {
    const small = changeBoard(fromMontage('Cyton with Daisy', markIvDaisy), 'Ganglion');
    expect(small.channels).toEqual(guiPositions.slice(0, 4));
    expect(small.reference).toBe('A1');
    expect(rowsOf(small).at(-1)).toMatchObject({ role: 'ground', pin: 'D_G, top', site: 'A2' });
    expect(changeBoard(small, 'Cyton').channels).toHaveLength(8);
  });

  it('says what is missing, and which channels are open', () => {
    const empty = emptyWiring('Ganglion');
    expect(findFaults(empty)).toEqual([
      'No channel has a position yet.',
      'The reference has no position: without it no channel works.',
      'The ground electrode has no position: without it every channel hums.',
    ]);
    expect(findFaults(assign(assign(empty, 2, 'Cz'), 'ground', 'A2'))).toEqual([
      'The reference has no position: without it no channel works.',
    ]);
    expect(openChannels(assign(empty, 2, 'Cz'))).toEqual([1, 3, 4]);
    expect(findFaults(fromMontage('Cyton with Daisy', markIvDaisy))).toEqual([]);
  });
});

describe('named montages', () => {
  it.each(namedMontages.map((named) => [named.board, named.name, named.montage] as const))(
    '%s, %s: all electrodes have their place, on the pins that the page names',
    (board, _, montage) => {
      const wiring = fromMontage(board, montage);
      expect(findFaults(wiring)).toEqual([]);
      for (const { site, channel, role, pin } of montage) {
        const row = rowsOf(wiring).find((candidate) => candidate.site === site);
        expect(row).toMatchObject({ role, ...(channel && { channel }), ...(pin && { pin }) });
      }
    },
  );

  it('know the minus sides of channels that are wired as pairs', () => {
    const wiring = fromMontage('Ganglion', motorImageryGanglion);
    expect(wiring.channels).toEqual(['FC3', 'FCz', 'FC4', null]);
    expect(wiring.minus).toEqual({ 1: 'CP3', 2: 'CPz', 3: 'CP4' });
  });
});

describe('pairs', () => {
  const banana = namedMontages.find(({ name }) => name === 'Longitudinal pairs');
  const chains = fromMontage('Cyton with Daisy', markIvDaisy, banana?.pairs);
  const withPairs = (...pairs: [anode: string, cathode: string][]): Wiring => ({
    ...fromMontage('Cyton', markIvDaisy.slice(0, 8)),
    reference: 'A1',
    ground: 'A2',
    pairs: pairs.map(([anode, cathode]) => ({ anode, cathode })),
  });

  it('of the longitudinal montage use every electrode of the GUI’s layout', () => {
    expect(goodPairs(chains)).toHaveLength(16);
    expect(new Set(chains.pairs.flatMap(({ anode, cathode }) => [anode, cathode]))).toEqual(
      new Set(guiPositions),
    );
  });

  it('need two electrodes that are recorded, once', () => {
    const wiring = withPairs(
      ['C3', 'C4'],
      ['C3', 'C3'],
      ['C3', 'Cz'],
      ['Fz', 'Cz'],
      ['C3', 'C4'],
      ['C4', 'C3'],
    );
    expect(findPairFaults(wiring)).toEqual([
      'Pair 2, C3-C3, has the same electrode on both sides, so it is always zero. Choose another position for one side.',
      'Pair 3, C3-Cz, has one electrode only: no channel records Cz. Give Cz to a channel, or choose another position.',
      'Pair 4, Fz-Cz, has no electrode: no channel records Fz or Cz.',
      'Pair 5, C3-C4, repeats pair 1.',
    ]);
    expect(goodPairs(wiring)).toEqual([wiring.pairs[0], wiring.pairs[5]]);
    // The reference is no channel, so an electrode against it is no pair.
    expect(findPairFaults(withPairs(['C3', 'A1']))[0]).toContain('no channel records A1');
  });

  it('lose an electrode with its channel, and go with it to another board', () => {
    expect(findPairFaults(assign(chains, 3, null))).toEqual([
      expect.stringContaining('Pair 6, F3-C3, has one electrode only: no channel records C3'),
      expect.stringContaining('Pair 7, C3-P3, has one electrode only: no channel records C3'),
    ]);
    // Moved to another channel it is still there.
    expect(findPairFaults(assign(assign(chains, 3, null), 3, 'C3'))).toEqual([]);
    expect(changeBoard(chains, 'Cyton').pairs).toEqual([
      { anode: 'P7', cathode: 'O1' },
      { anode: 'P8', cathode: 'O2' },
    ]);
  });

  it('go on where the last one ends', () => {
    expect(nextPair(withPairs())).toEqual({ anode: 'Fp1', cathode: 'Fp2' });
    expect(nextPair(withPairs(['Fp1', 'O2']))).toEqual({ anode: 'O2', cathode: 'Fp1' });
    expect(nextPair(assign(emptyWiring('Cyton'), 1, 'Cz'))).toBeNull();
  });

  it('are in the address, also those that want something yet', () => {
    const wiring = withPairs(['C3', 'C4'], ['C3', 'C3']);
    expect(writeFragment(wiring)).toMatch(/\.A1\.A2\.C3~C4-C3~C3$/);
    for (const made of [wiring, chains]) expect(readFragment(writeFragment(made))).toEqual(made);
    const good = '#montage=ganglion.Fp1-O1--.A1.A2';
    expect(readFragment(`${good}.Fp1~O1`)?.pairs).toEqual([{ anode: 'Fp1', cathode: 'O1' }]);
    for (const wrong of ['.', '.Fp1', '.Fp1~Q9', '.Fp1~O1~Cz', '.Fp1~O1-', '.Fp1~O1.Cz'])
      expect([wrong, readFragment(good + wrong)]).toEqual([wrong, null]);
    const many = Array.from({ length: MOST_PAIRS + 1 }, () => 'Fp1~O1').join('-');
    expect(readFragment(`${good}.${many}`)).toBeNull();
  });

  it('are in the files, as MNE subtracts them', () => {
    const wiring = withPairs(['C3', 'C4'], ['C3', 'C3'], ['P7', 'O1']);
    expect(toCsv(wiring)).toContain(
      ',bias,"Cyton BIAS, bottom",A2\r\n3 minus 4,pair,,C3-C4\r\n5 minus 7,pair,,P7-O1\r\n',
    );
    const python = toPython(wiring);
    expect(python).toContain('PAIRS = [  # anode, cathode\n    ("C3", "C4"),\n    ("P7", "O1"),\n]\n');
    expect(python).toContain('return mne.set_bipolar_reference(raw, anodes, cathodes)');
    expect(toPython(withPairs())).not.toContain('bipolar');
  });
});

describe('channels that are wired as pairs', () => {
  const sleep = fromMontage('Cyton', sleepCyton);

  it('have two electrodes on the two pins of a channel', () => {
    const wired = assign(wirePair(assign(emptyWiring('Cyton'), 3, 'C3'), 3, true), -3, 'C4');
    expect(rowsOf(wired).slice(2, 4)).toEqual([
      { use: 3, role: 'channel', channel: 3, side: 'plus', pin: 'Cyton N3P, top', site: 'C3' },
      { use: -3, role: 'channel', channel: 3, side: 'minus', pin: 'Cyton N3P, bottom', site: 'C4' },
    ]);
    expect(findUse(wired, 'C4')).toBe(-3);
    expect(siteOf(assign(wired, 5, 'C4'), -3)).toBeNull();
    const single = wirePair(wired, 3, false);
    expect([siteOf(single, 3), findUse(single, 'C4')]).toEqual(['C3', null]);
    expect(nextFree(wirePair(assign(emptyWiring('Ganglion'), 1, 'C3'), 1, true), 1)).toBe(-1);
  });

  it('need no reference, but both electrodes', () => {
    const half = assign(wirePair(assign(emptyWiring('Ganglion'), 1, 'C3'), 1, true), 'ground', 'Fpz');
    expect(findFaults(half)).toEqual([
      'The reference has no position: without it no channel works.',
      'Channel 1 is wired as a pair and has one electrode only: nothing is on −1, bottom.',
    ]);
    const whole = assign(half, -1, 'C4');
    expect(findFaults(whole)).toEqual([]);
    expect(openChannels(whole)).toEqual([2, 3, 4]);
    expect(findFaults(assign(whole, 2, 'Cz'))).toEqual([
      'The reference has no position: without it, only the channels that are wired as pairs work.',
    ]);
  });

  it('are no part of pairs that are computed', () => {
    expect(wiredPairs(sleep)).toEqual([{ channel: 8, anode: 'ChinZ', cathode: 'Chin2' }]);
    expect(findPairFaults({ ...sleep, pairs: [{ anode: 'F4', cathode: 'ChinZ' }] })[0]).toContain(
      'no channel records ChinZ',
    );
    expect(changeBoard(sleep, 'Ganglion').minus).toEqual({});
    expect(changeBoard(sleep, 'Cyton with Daisy').minus).toEqual({ 8: 'Chin2' });
  });

  it('are in the address, also those without electrodes', () => {
    expect(writeFragment(sleep)).toBe('#montage=cyton.F4-C4-O2-C3-M2-E1-E2-ChinZ~Chin2.M1.Fpz');
    const open = wirePair(emptyWiring('Ganglion'), 2, true);
    for (const wiring of [sleep, open]) expect(readFragment(writeFragment(wiring))).toEqual(wiring);
    for (const wrong of ['C3~C3---', 'C3~C4~Cz---', 'C3~Q9---', 'C3~-C3--'])
      expect([wrong, readFragment(`#montage=ganglion.${wrong}.A1.A2`)]).toEqual([wrong, null]);
  });

  it('make no Python while nothing is recorded', () => {
    expect(toPython(emptyWiring('Cyton'))).toBeNull();
    expect(toPython(assign(emptyWiring('Cyton'), 3, 'Cz'))).toContain('3: "Cz"');
  });

  it('are in the table, the commands and the Python', () => {
    expect(toCsv(sleep)).toContain(
      '8,channel plus,"Cyton N8P, top",ChinZ\r\n8,channel minus,"Cyton N8P, bottom",Chin2\r\n',
    );
    expect(toCommands(sleep).map(({ send }) => send)).toEqual(['d', 'x8060100X']);
    expect(toCommands(assign(sleep, 7, null)).map(({ send }) => send)).toEqual(['d', 'x8060100X', '7']);
    expect(toCommands(fromMontage('Ganglion', motorImageryGanglion))).toEqual([]);
    const python = toPython(sleep);
    expect(python).toContain('    7: "E2",\n    8: "ChinZ-Chin2",\n}\n');
    expect(python).toContain('TYPES = {\n    "E1": "eog",\n    "E2": "eog",\n    "ChinZ-Chin2": "emg",\n}\n');
    expect(python).toContain('WIRED = [8]');
    expect(python).toContain('signs = [1 if channel in WIRED else -1 for channel in POSITIONS]');
    // Every channel of type eeg has its place here; a pair on the head has none.
    expect(python).not.toContain('on_missing');
    const imagery = toPython(fromMontage('Ganglion', motorImageryGanglion));
    expect(imagery).toContain('1: "FC3-CP3",');
    expect(imagery).toContain('on_missing="ignore"');
    expect(imagery).toContain('data[rows] * 1e-6');
    expect(imagery).not.toContain('numpy');
  });
});

describe('an address', () => {
  it('carries every wiring', () => {
    const wirings = [
      emptyWiring('Ganglion'),
      assign(assign(emptyWiring('Cyton'), 8, 'PO8'), 'ground', 'Fpz'),
      ...namedMontages.map(({ board, montage }) => fromMontage(board, montage)),
    ];
    for (const wiring of wirings) expect(readFragment(writeFragment(wiring))).toEqual(wiring);
    expect(writeFragment(fromMontage('Ganglion', namedMontages.at(-1)?.montage ?? []))).toBe(
      '#montage=ganglion.-Fp1--O1.A1.A2',
    );
  });

  it('is refused where it names what there is not', () => {
    for (const wrong of [
      '#montage=',
      '#montage=cyton.Fp1.A1.A2',
      '#montage=ganglion.Fp1-Q9--.A1.A2',
      '#montage=ganglion.Fp1-Fp1--.A1.A2',
      '#montage=ganglion.Fp1---.A1',
      '#montage=ganglion.Fp1---.A1.A2.Cz',
      '#montage=constructor.Fp1---.A1.A2',
      '#montage=ganglion.Nz---.A1.A2',
      '#inspect=ganglion.Fp1---.A1.A2',
    ])
      expect(readFragment(wrong)).toBeNull();
  });
});

describe('arrow keys', () => {
  it('go to the neighbour on the head', () => {
    expect(step('Cz', 'ArrowLeft')).toBe('C1');
    expect(step('Cz', 'ArrowUp')).toBe('FCz');
    expect(step('C3', 'ArrowDown')).toBe('CP3');
    expect(step('T10', 'ArrowRight')).toBe('A2');
    expect(step('Iz', 'ArrowDown')).toBe('Iz');
  });

  it('reach every position from Cz', () => {
    const reached = new Set(['Cz']);
    for (const site of reached) for (const key of Object.keys(arrows)) reached.add(step(site, key));
    expect(positions.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
    const few = positions.filter(({ system }) => system !== '10-10');
    const met = new Set(['Cz']);
    for (const site of met)
      for (const key of Object.keys(arrows)) met.add(stepTo(few, site, arrows[key] ?? [0, 0]));
    expect(few.map(({ name }) => name).filter((name) => !met.has(name))).toEqual([]);
  });
});

describe('files', () => {
  const wiring = assign(assign(assign(emptyWiring('Cyton'), 2, 'Fp1'), 7, 'O1'), 'reference', 'A1');

  it('list channel, use, pin and position', () => {
    expect(toCsv(wiring)).toBe(
      'channel,use,pin,position\r\n' +
        '2,channel,"Cyton N2P, bottom",Fp1\r\n' +
        '7,channel,"Cyton N7P, bottom",O1\r\n' +
        ',reference,"Cyton SRB, bottom (SRB2)",A1\r\n',
    );
  });

  it('are Python for BrainFlow and MNE', () => {
    const python = toPython(wiring);
    expect(python).toContain('BOARD = BoardIds.CYTON_BOARD');
    expect(python).toContain('    2: "Fp1",\n    7: "O1",\n}\n# reference: A1 on Cyton SRB, bottom (SRB2)\n');
    expect(python).toContain('data[rows] * -1e-6');
    const ganglion = toPython(changeBoard(wiring, 'Ganglion'));
    expect(ganglion).toContain('BoardIds.GANGLION_BOARD');
    expect(ganglion).toContain('data[rows] * 1e-6');
    expect(ganglion).not.toContain('O1');
  });
});
