import type { ReactNode } from 'react';
import { SD_BLOCK_BYTES, sdDurations } from '@site/src/data/cytonSd';
import { sdDurationSeconds } from '@site/src/protocol/sdCard';
import { CYTON_CHANNELS } from '@site/src/data/cyton';
import { TableFrame } from '../TableFrame';

/** Seconds as a reader says them: `17 s`, `4 min 57 s`, `23 h 46 min`. */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  const rounded = Math.round(whole / 60);
  return `${Math.floor(rounded / 60)} h ${rounded % 60} min`;
}

const megabytes = (blocks: number): string => {
  const size = (blocks * SD_BLOCK_BYTES) / 1e6;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} MB`;
};

/** Every file size with the time it lasts at 250 Hz, computed from the length of a line. */
export function SdFileTable(): ReactNode {
  return (
    <TableFrame caption="File sizes of firmware 3.1.4 and 3.1.5, and how long they last at 250 Hz">
      <thead>
        <tr>
          <th scope="col">Command</th>
          <th scope="col">In the GUI</th>
          <th scope="col">Blocks</th>
          <th scope="col">Size</th>
          <th scope="col">16 channels</th>
          <th scope="col">8 channels after c</th>
          <th scope="col">8 channels without c</th>
        </tr>
      </thead>
      <tbody>
        {sdDurations.map(({ command, label, blocks }) => (
          <tr key={command}>
            <th scope="row">
              <code>{command}</code>
            </th>
            <td>{label}</td>
            <td>{blocks}</td>
            <td>{megabytes(blocks)}</td>
            <td>{duration(sdDurationSeconds(blocks, 16, 250))}</td>
            <td>{duration(sdDurationSeconds(Math.floor(blocks / 2), CYTON_CHANNELS, 250))}</td>
            <td>{duration(sdDurationSeconds(blocks, CYTON_CHANNELS, 250))}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The same for firmware up to 3.1.2, whose files do not change with `c`. */
export function OlderSdFileTable(): ReactNode {
  return (
    <TableFrame caption="File sizes of firmware 2.0.1 to 3.1.2, and how long they last at 250 Hz">
      <thead>
        <tr>
          <th scope="col">Command</th>
          <th scope="col">Named</th>
          <th scope="col">Blocks</th>
          <th scope="col">Size</th>
          <th scope="col">8 channels</th>
          <th scope="col">16 channels</th>
        </tr>
      </thead>
      <tbody>
        {sdDurations.map(({ command, label, blocksUpTo312 }) => (
          <tr key={command}>
            <th scope="row">
              <code>{command}</code>
            </th>
            <td>{label}</td>
            <td>{blocksUpTo312}</td>
            <td>{megabytes(blocksUpTo312)}</td>
            <td>{duration(sdDurationSeconds(blocksUpTo312, CYTON_CHANNELS, 250))}</td>
            <td>{duration(sdDurationSeconds(blocksUpTo312, 16, 250))}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
