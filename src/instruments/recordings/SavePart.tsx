import { useState, type ReactNode } from 'react';
import type { ReadingSettings } from '@site/src/protocol/recordings/recordingFile';
import { saveFile } from '../../saveFile';
import { Button } from '../Button';
import styles from '../instruments.module.css';
import { numberOf } from '../words';
import type { RecordingClient } from './client';
import type { SaveFormat } from './messages';
import type { ShownChannel } from './SignalView';
import { formatBytes } from './words';

interface SavePartProps {
  client: RecordingClient;
  channels: readonly ShownChannel[];
  settings: ReadingSettings;
  rows: number;
  shown: readonly [number, number];
  /** Of the file that is converted. */
  fileName: string;
  /** Whether samples are missing, or the clock went on without any. */
  hasGaps: boolean;
}

/** Converts what is shown, or everything, with the channels that are chosen, and hands it to the browser's downloads. */
export function SavePart({
  client,
  channels,
  settings,
  rows,
  shown,
  fileName,
  hasGaps,
}: SavePartProps): ReactNode {
  const [isWhole, setIsWhole] = useState(true);
  const [format, setFormat] = useState<SaveFormat>('csv');
  const [share, setShare] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const [from, to] = isWhole ? [0, rows] : [Math.round(shown[0]), Math.round(shown[1])];
  const save = async (): Promise<void> => {
    setShare(0);
    setTold('');
    try {
      const part = { from, to, channels: channels.map(({ index }) => index) };
      const blob = await client.ask({ kind: 'save', part, format, settings }, setShare);
      saveFile(`${fileName.replace(/\.[^.]*$/, '')}-${isWhole ? 'all' : 'part'}.${format}`, [blob]);
      setTold(`Saved: ${numberOf(to - from, 'sample')}, ${formatBytes(blob.size)}.`);
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
    }
    setShare(null);
  };
  return (
    <fieldset>
      <legend>Convert</legend>
      <div className={styles.row}>
        <label>
          Save{' '}
          <select
            value={isWhole ? 'all' : 'part'}
            onChange={(event) => setIsWhole(event.target.value === 'all')}
          >
            <option value="all">the whole recording</option>
            <option value="part">what is shown</option>
          </select>
        </label>
        <label>
          as{' '}
          <select value={format} onChange={(event) => setFormat(event.target.value as SaveFormat)}>
            <option value="csv">CSV</option>
            <option value="bdf">BDF+</option>
          </select>
        </label>
        <Button isOff={share !== null || channels.length === 0} onClick={() => void save()}>
          Save {numberOf(channels.length, 'channel')}
        </Button>
        {share !== null && (
          <>
            <progress value={share} aria-label="Conversion" />
            <button type="button" className={styles.button} onClick={() => client.stopSaving()}>
              Stop
            </button>
          </>
        )}
      </div>
      {hasGaps && (
        <p className={styles.quiet}>
          Time counts the samples that are there. Behind each gap, what is saved is earlier than it was by the
          length of the gap.
        </p>
      )}
      <p className={styles.quiet} role="status">
        {told !== ''
          ? told
          : 'CSV has microvolts, the sample numbers and the time in seconds. BDF+ has 24 bits, as EDFbrowser and MNE read them; its last second is filled with the last values.'}
      </p>
    </fieldset>
  );
}
