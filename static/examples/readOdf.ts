interface Recording {
  sampleRateHz: number;
  names: string[];
  /** One row a sample, without the formatted time. */
  rows: number[][];
}

export function readOdf(text: string): Recording {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  const header = lines.filter((line) => line.startsWith('%'));
  const rate = header.find((line) => line.startsWith('%Sample Rate'))?.match(/(\d+) Hz/)?.[1];
  if (!rate) throw new Error('No "%Sample Rate" line: is this an OpenBCI-RAW file?');
  const [names = [], ...rows] = lines.slice(header.length).map((line) => line.split(/, ?/));
  return {
    sampleRateHz: Number(rate),
    names,
    rows: rows.map((row) => row.slice(0, -1).map(Number)),
  };
}

const tiny = `%OpenBCI Raw EXG Data
%Number of channels = 1
%Sample Rate = 250 Hz
%Board = OpenBCI_GUI$BoardCytonSerial
Sample Index, EXG Channel 0, Timestamp (Formatted)
17.0, -8123.4, 2026-11-21 14:00:00.017`;
const { sampleRateHz, rows } = readOdf(tiny);
console.log(sampleRateHz, rows[0]?.[1]);
