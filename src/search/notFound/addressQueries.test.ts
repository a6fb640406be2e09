import { expect, it } from 'vitest';
import { addressQueries } from './addressQueries';

it.each([
  ['Cyton/CytonSpec/', 'Cyton Spec'],
  ['docs/Troubleshooting/FTDI_Fix_Mac.html', 'FTDI Fix Mac'],
  ['Software/OpenBCISoftware/GUIDocs', 'GUI Docs'],
  ['some%20old-page/index.html', 'some old page'],
  ['100%/caf%C3%A9', 'café'],
  ['100%', '100'],
])('begins with the words of the last part of %s', (path, expected) => {
  expect(addressQueries(path)[0]).toBe(expected);
});

it('asks nothing for an address without words', () => {
  expect(addressQueries('')).toEqual([]);
  expect(addressQueries('/docs/--/index.html')).toEqual([]);
});

it('asks for the last part first, split and whole, then for the whole address', () => {
  expect(addressQueries('/Cyton/CytonSpec/')).toEqual(['Cyton Spec', 'CytonSpec']);
  expect(addressQueries('/Ganglion/DataFormat')).toEqual([
    'Data Format',
    'DataFormat',
    'Ganglion Data Format',
  ]);
});

it('never asks for more than a query may hold', () => {
  expect(addressQueries('/x'.repeat(500)).every((query) => query.length <= 64)).toBe(true);
});
