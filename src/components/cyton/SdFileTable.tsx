import type { ReactNode } from 'react';
import { CYTON_CHANNELS } from '@site/src/data/cyton';
import { SD_BLOCK_BYTES, sdDurations, type SdDuration } from '@site/src/data/cytonSd';
import { CYTON_DAISY_CHANNELS } from '@site/src/data/daisy';
import { sdDurationSeconds } from '@site/src/protocol/sdCard';
import { formatDuration } from '../text/formatDuration';
import { DataTable } from '../tables/DataTable';

const megabytes = (blocks: number): string => {
  const size = (blocks * SD_BLOCK_BYTES) / 1e6;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} MB`;
};

const lasting = (blocks: number, channels: typeof CYTON_CHANNELS | typeof CYTON_DAISY_CHANNELS): string =>
  formatDuration(sdDurationSeconds(blocks, channels, 250));

const command = {
  head: 'Command',
  cell: (row: SdDuration): ReactNode => <code>{row.command}</code>,
  namesRow: true,
};

/** Every file size with the time it lasts at 250 Hz, computed from the length of a line. */
export function SdFileTable(): ReactNode {
  return (
    <DataTable
      caption="File sizes of firmware 3.1.4 and 3.1.5, and how long they last at 250 Hz"
      rows={sdDurations}
      rowKey={(row) => row.command}
      columns={[
        command,
        { head: 'In the GUI', cell: ({ label }) => label },
        { head: 'Blocks', cell: ({ blocks }) => blocks },
        { head: 'Size', cell: ({ blocks }) => megabytes(blocks) },
        { head: '16 channels', cell: ({ blocks }) => lasting(blocks, CYTON_DAISY_CHANNELS) },
        { head: '8 channels after c', cell: ({ blocks }) => lasting(Math.floor(blocks / 2), CYTON_CHANNELS) },
        { head: '8 channels without c', cell: ({ blocks }) => lasting(blocks, CYTON_CHANNELS) },
      ]}
    />
  );
}

/** The same for firmware up to 3.1.2, whose files do not change with `c`. */
export function OlderSdFileTable(): ReactNode {
  return (
    <DataTable
      caption="File sizes of firmware 2.0.1 to 3.1.2, and how long they last at 250 Hz"
      rows={sdDurations}
      rowKey={(row) => row.command}
      columns={[
        command,
        { head: 'Named', cell: ({ label }) => label },
        { head: 'Blocks', cell: ({ blocksUpTo312 }) => blocksUpTo312 },
        { head: 'Size', cell: ({ blocksUpTo312 }) => megabytes(blocksUpTo312) },
        { head: '8 channels', cell: ({ blocksUpTo312 }) => lasting(blocksUpTo312, CYTON_CHANNELS) },
        { head: '16 channels', cell: ({ blocksUpTo312 }) => lasting(blocksUpTo312, CYTON_DAISY_CHANNELS) },
      ]}
    />
  );
}
