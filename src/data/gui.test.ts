import { describe, expect, it } from 'vitest';
import { fileColumns, guiWidgets, networkFormats, shortcuts } from './gui';

describe('facts about the GUI', () => {
  it('covers every column once, up to the totals of the board descriptors plus one', () => {
    // BrainFlow's num_rows: 24, 32 and 15; the GUI adds the formatted time.
    const totals = { cyton: 25, daisy: 33, ganglion: 16 } as const;
    for (const board of ['cyton', 'daisy', 'ganglion'] as const) {
      const columns = fileColumns[board];
      expect(columns[0]?.from).toBe(1);
      columns.slice(1).forEach((column, i) => {
        expect(column.from).toBe((columns[i]?.to ?? 0) + 1);
      });
      expect(columns.at(-1)?.to).toBe(totals[board]);
    }
  });

  it('names no widget and no key twice', () => {
    const names = guiWidgets.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const keys = shortcuts.flatMap(({ keys }) => keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('shows UDP examples that are JSON of the named type', () => {
    for (const { udp } of networkFormats) {
      const message: unknown = JSON.parse(udp);
      expect(message).toHaveProperty('type');
      expect(message).toHaveProperty('data');
    }
  });
});
