import { useId, useMemo, useState, type ReactNode } from 'react';
import type { CytonGain } from '@site/src/data/cytonChoices';
import { CYTON_DAISY_CHANNELS } from '@site/src/data/daisy';
import { formatHexText } from '@site/src/protocol/bytesText';
import { AddressButton } from '../AddressButton';
import { FileInput } from '../FileInput';
import { SaveButton } from '../SaveButton';
import { isMeantFor } from '../settings';
import styles from '../instruments.module.css';
import { whyUnreadable } from '../unreadable';
import { ownFirst } from '../ownFirst';
import { useFileDrop } from '../useFileDrop';
import { useKept } from '../useKept';
import { numberOf } from '../words';
import { CytonResult } from './CytonResult';
import { boardNames, examples, firmwareOf, type Board } from './examples';
import { Gains } from './Gains';
import { GanglionResult } from './GanglionResult';
import { FRAGMENT, MOST_BYTES, piecesOfFile, piecesOfText, readFragment, writeFragment } from './source';

/** What the inspector shows first. */
export interface PacketInspectorStart {
  board: Board;
}

/** The first example of a board. */
const firstExampleOf = (board: Board): string =>
  examples.find((example) => example.board === board)?.text() ?? '';

/** Whether both are a Cyton, or both a Ganglion with whatever firmware. */
const isAlike = (one: Board, other: Board): boolean =>
  (firmwareOf(one) === null) === (firmwareOf(other) === null);

/** One gain for each channel. */
const allAt = (gain: CytonGain): readonly CytonGain[] =>
  Array.from({ length: CYTON_DAISY_CHANNELS }, () => gain);

interface OpenFile {
  name: string;
  bytes: Uint8Array;
  isCut: boolean;
}

/** Pasted or dropped bytes as packets, fields and faults. Nothing leaves the browser. */
export function PacketInspectorLive({ board: firstBoard }: PacketInspectorStart): ReactNode {
  const id = useId();
  const firstText = useMemo(() => firstExampleOf(firstBoard), [firstBoard]);
  const shared = useMemo(() => readFragment(window.location.hash), []);
  const [isBroken] = useState(() => shared === null && isMeantFor(FRAGMENT, window.location.hash));
  const [board, setBoard] = useKept<Board>('inspect board', firstBoard, shared?.board);
  const [text, setText] = useKept('inspect text', firstText, shared?.pieces.map(formatHexText).join('\n'));
  const [file, setFile] = useState<OpenFile | null>(null);
  const [fileProblem, setFileProblem] = useState('');
  const [gains, setGains] = useKept<readonly CytonGain[]>(
    'inspect gains',
    allAt(24),
    shared ? allAt(shared.gain) : undefined,
  );

  const source = useMemo(
    () => (file ? piecesOfFile(file.bytes, board) : piecesOfText(text, board)),
    [file, text, board],
  );
  const firmware = firmwareOf(board);
  const fragment = source.ok
    ? writeFragment({ board, gain: gains[0] ?? 24, pieces: source.value.pieces })
    : null;

  const open = async (chosen: File): Promise<void> => {
    try {
      const bytes = new Uint8Array(await chosen.slice(0, MOST_BYTES).arrayBuffer());
      setFile({ name: chosen.name, bytes, isCut: chosen.size > MOST_BYTES });
      setFileProblem('');
    } catch (error) {
      setFileProblem(`${chosen.name}: ${whyUnreadable(error)}`);
    }
  };

  const { target, note } = useFileDrop((dropped) => void open(dropped));

  return (
    <div {...target}>
      <div className={styles.row} role="group" aria-label="Examples">
        {ownFirst(examples, (example) => isAlike(example.board, firstBoard)).map((example) => (
          <button
            key={example.name}
            type="button"
            className={styles.button}
            onClick={() => {
              setFile(null);
              setFileProblem('');
              setBoard(example.board);
              setText(example.text());
            }}
          >
            {example.name}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <label>
          Board{' '}
          <select value={board} onChange={(event) => setBoard(event.target.value as Board)}>
            {Object.entries(boardNames).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Or a capture of raw bytes{' '}
          <FileInput isShown={file !== null} onFile={(chosen) => void open(chosen)} />
        </label>
      </div>
      {note !== '' && (
        <p className={styles.quiet} role="alert">
          {note}
        </p>
      )}
      {fileProblem !== '' && (
        <p className={styles.bad} role="alert">
          {fileProblem}
        </p>
      )}
      {firmware === null && (
        <div className={styles.fields}>
          <Gains gains={gains} onChange={setGains} />
        </div>
      )}
      {file ? (
        <p>
          <strong>{file.name}</strong>, {numberOf(file.bytes.length, 'byte')}
          {file.isCut && ` (the first part of a larger file)`}{' '}
          <button type="button" className={styles.button} onClick={() => setFile(null)}>
            Back to the text
          </button>
        </p>
      ) : (
        <>
          <label className={styles.label} htmlFor={`${id}text`}>
            {firmware === null ? 'Your bytes' : 'Your packets, one per line'}
          </label>
          <textarea
            id={`${id}text`}
            className={styles.text}
            rows={4}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={text}
            aria-invalid={!source.ok}
            aria-describedby={`${id}state`}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
      <div id={`${id}state`} role="status">
        {isBroken && !file && text === firstText && (
          <p className={styles.bad}>
            The address of this page holds no bytes that can be read; perhaps it was cut off on its way. Ask
            for it again: what you see is an example.
          </p>
        )}
        {source.ok ? (
          <p className={styles.good}>
            {numberOf(source.value.bytes.length, 'byte')}, read as{' '}
            {source.value.notation === 'file' ? 'they are in the file' : source.value.notation}.
            {(source.value.leftOut ?? 0) > 0 &&
              ` Left out: ${numberOf(source.value.leftOut ?? 0, 'line')} of text without bytes.`}
          </p>
        ) : (
          <p className={styles.bad}>{source.error}</p>
        )}
      </div>
      {source.ok &&
        (firmware === null ? (
          <CytonResult bytes={source.value.bytes} gains={gains} hasDaisy={board === 'daisy'} />
        ) : (
          <GanglionResult
            bytes={source.value.bytes}
            pieces={source.value.pieces}
            firmware={firmware}
            onFirmware={setBoard}
          />
        ))}
      {source.ok && (
        <div className={styles.row}>
          {fragment ? (
            <AddressButton fragment={fragment} />
          ) : (
            <span className={styles.quiet}>Too many bytes for an address:</span>
          )}
          <SaveButton
            label="Save the bytes as a file"
            name="packets.bin"
            parts={() => [source.value.bytes.slice()]}
          />
        </div>
      )}
    </div>
  );
}
