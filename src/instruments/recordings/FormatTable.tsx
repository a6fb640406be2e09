import type { ReactNode } from 'react';
import { DataTable } from '@site/src/components/tables/DataTable';

/** What is read, and how a reader knows such a file. */
const FILES: readonly { file: string; looks: string; shows: string }[] = [
  {
    file: 'Text of GUI 5 and 6',
    looks: 'OpenBCI-RAW-….txt; begins with %OpenBCI Raw EXG Data',
    shows: 'All columns, lost packets by the sample index, the rate by the time stamps, markers',
  },
  {
    file: 'BrainFlow CSV',
    looks: 'BrainFlow-RAW_….csv; numbers between tabs, no names',
    shows: 'The same; the number of columns tells the board',
  },
  {
    file: 'SD card of the Cyton, with Daisy or without',
    looks: 'OBCI_….TXT; hexadecimal numbers between commas',
    shows: 'Microvolts at your gain, stamps, markers, the rate by the board’s clock',
  },
  {
    file: 'BDF',
    looks: '….bdf',
    shows: 'All signals and annotations; files of the GUI with their true amplitude',
  },
  {
    file: 'Text of GUI 4 and older',
    looks: 'Begins with %OpenBCI Raw EEG Data or %OBCI',
    shows: 'Channels and acceleration, lost packets, the rate by the time of day',
  },
  {
    file: 'CSV with a line of names',
    looks: 'Such as those that this viewer saves',
    shows: 'Each column, with its unit if its name has one, and a column of events',
  },
];

/** The kinds of recordings that can be opened: what stands there before one is. */
export function FormatTable(): ReactNode {
  return (
    <DataTable
      caption="Recordings that the viewer reads"
      rows={FILES}
      rowKey={({ file }) => file}
      columns={[
        { head: 'File', cell: ({ file }) => file, namesRow: true },
        { head: 'How to recognise it', cell: ({ looks }) => looks },
        { head: 'What is shown', cell: ({ shows }) => shows },
      ]}
    />
  );
}
