import clsx from 'clsx';
import { useMemo, useState, type ReactNode } from 'react';
import { channelColour, makeMark } from '@site/src/components/electrodes/HeadDrawing';
import { DataTable } from '@site/src/components/tables/DataTable';
import { eegPins } from '@site/src/data/montages';
import { boards, type BoardName } from '@site/src/data/products';
import { AddressButton } from '../AddressButton';
import { BrokenAddress } from '../BrokenAddress';
import { CopyButton } from '../CopyButton';
import { SaveButton } from '../SaveButton';
import { Button } from '../Button';
import { useKept } from '../useKept';
import shared from '../instruments.module.css';
import { EditableHead } from './EditableHead';
import { begin, beginWith, changePair, clear, place, press, wire, type Editing } from './editing';
import { toCommands, toCsv, toPython } from './files';
import {
  changeBoard,
  findFaults,
  findPairFaults,
  fromMontage,
  MOST_PAIRS,
  nextFree,
  nextPair,
  openChannels,
  readFragment,
  rowsOf,
  writeFragment,
  type Use,
} from './model';
import styles from './montage.module.css';
import { namedMontages } from './named';
import { PairTable } from './PairTable';
import { titleOf } from './words';
import { WiringTable } from './WiringTable';

/** Where the editor starts: what its still picture shows. */
const START = namedMontages.find(({ board }) => board === 'Cyton with Daisy');

/** One press each, a small board, a large one, and a special choice of positions. */
const EXAMPLES = namedMontages.filter(
  ({ board, name }) =>
    /^(GUI layout|Longitudinal)/.test(name) ||
    (board === 'Cyton' && /^(P300|SSVEP|Sleep)$/.test(name)) ||
    name.startsWith('Motor'),
);

/** Prints the montage alone: its style sheet leaves out the rest of the page while the document is marked. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.printsMontage = '';
  window.addEventListener('afterprint', () => delete dataset.printsMontage, { once: true });
  window.print();
}

/** A montage by hand: electrodes to place, the head, the wiring, and what to do with it. */
export function MontageEditorLive(): ReactNode {
  const sent = useMemo(() => readFragment(window.location.hash), []);
  const first = useMemo(
    () => sent ?? fromMontage(START?.board ?? 'Cyton with Daisy', START?.montage ?? []),
    [sent],
  );
  const [wiring, setWiring] = useKept('montage', first, sent ?? undefined);
  const [held, setHeld] = useState<Use>(() => nextFree(wiring, 'ground'));
  const [told, setTold] = useState('');
  const [hasAll, setHasAll] = useState(false);
  const [hasFace, setHasFace] = useState(false);
  const { board } = wiring;
  const editing: Editing = { wiring, held, told };
  const show = (next: Editing): void => {
    setWiring(next.wiring);
    setHeld(next.held);
    setTold(next.told);
  };

  const added = nextPair(wiring);
  const faults = findFaults(wiring);
  const open = openChannels(wiring);
  const python = toPython(wiring);
  const commands = toCommands(wiring);
  const characters = commands.map(({ send }) => send).join('\n');
  return (
    <>
      <BrokenAddress name="montage" isRead={sent !== null} />
      <div className={shared.row} role="group" aria-label="Examples">
        {EXAMPLES.map((example) => (
          <button
            key={`${example.board} ${example.name}`}
            type="button"
            className={shared.button}
            onClick={() => show(beginWith(example.board, example))}
          >
            {`${example.name.replace(', Mark IV', '')}, ${eegPins[example.board].channels.length} channels`}
          </button>
        ))}
      </div>
      <div className={shared.fields}>
        <label>
          Board{' '}
          <select
            value={board}
            onChange={(event) =>
              show(begin(changeBoard(wiring, event.target.value as BoardName), `${event.target.value}.`))
            }
          >
            {boards.map(({ name, channels }) => (
              <option key={name} value={name}>{`${name}, ${channels} channels`}</option>
            ))}
          </select>
        </label>
        <label>
          Start from{' '}
          <select
            value=""
            onChange={(event) => {
              const named = namedMontages.find(
                (candidate) => candidate.board === board && candidate.name === event.target.value,
              );
              show(beginWith(board, named));
            }}
          >
            <option value="" disabled>
              choose …
            </option>
            {namedMontages
              .filter((named) => named.board === board)
              .map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            <option>An empty head</option>
          </select>
        </label>
        <label>
          <input type="checkbox" checked={hasAll} onChange={(event) => setHasAll(event.target.checked)} /> All
          positions of the 10-10 system
        </label>
        <label>
          <input type="checkbox" checked={hasFace} onChange={(event) => setHasFace(event.target.checked)} />{' '}
          Eyes and chin (sleep)
        </label>
      </div>
      <div className={styles.palette} role="group" aria-label="Electrode to place">
        {rowsOf(wiring).map(({ use, site, role, channel, side }) => (
          <button
            key={use}
            type="button"
            className={clsx(shared.button, styles.electrode)}
            aria-pressed={use === held}
            aria-label={`${titleOf(board, use)}: ${site ?? 'no position'}`}
            style={{ borderBottomColor: channelColour(channel) }}
            onClick={() => setHeld(use)}
          >
            <span>{makeMark({ role, channel, side })}</span>
            <small>{site ?? '–'}</small>
          </button>
        ))}
      </div>
      <div className={styles.sheet}>
        <EditableHead
          wiring={wiring}
          hasAll={hasAll}
          hasFace={hasFace}
          held={held}
          onPress={(site) => show(press(editing, site))}
          onRemove={(site) => show(clear(editing, site))}
        />
        <div role="status">
          {told !== '' && <p className={styles.told}>{told}</p>}
          {faults.map((fault) => (
            <p key={fault} className={shared.bad}>
              {fault}
            </p>
          ))}
          {faults.length === 0 && open.length > 0 && (
            <p className={styles.told}>
              {`Turn off the ${open.length > 1 ? 'channels' : 'channel'} without an electrode: ${open.join(', ')}.`}
            </p>
          )}
        </div>
        <WiringTable
          wiring={wiring}
          onAssign={(use, site) => show(place(editing, use, site))}
          onWire={(channel, isPair) => show(wire(editing, channel, isPair))}
        />
        {wiring.pairs.length > 0 && (
          <PairTable wiring={wiring} onChange={(index, pair) => show(changePair(editing, index, pair))} />
        )}
        <div role="status">
          {findPairFaults(wiring).map((fault) => (
            <p key={fault} className={shared.bad}>
              {fault}
            </p>
          ))}
        </div>
      </div>
      <div className={shared.row}>
        <Button
          isOff={added === null || wiring.pairs.length >= MOST_PAIRS}
          onClick={() => {
            if (added) show(changePair(editing, wiring.pairs.length, added));
          }}
        >
          Add a pair
        </Button>
        <span className={shared.quiet}>
          A pair here is the difference of two channels, computed after the recording. A channel that is wired
          as a pair measures the difference itself: tick it in the first column above.
        </span>
      </div>
      <div className={shared.row}>
        <button type="button" className={shared.button} onClick={printSheet}>
          Print
        </button>
        <SaveButton label="Save the table (CSV)" name="montage.csv" parts={() => [toCsv(wiring)]} />
        <AddressButton fragment={writeFragment(wiring)} />
      </div>
      {commands.length > 0 && (
        <details className={shared.more}>
          <summary>Commands for the board</summary>
          <DataTable
            caption="Send these in this order, while the board is not streaming"
            rows={commands}
            rowKey={({ send }) => send}
            columns={[
              { head: 'Characters', cell: ({ send }) => <code>{send}</code>, namesRow: true },
              { head: 'Effect', cell: ({ effect }) => effect },
            ]}
          />
          <div className={shared.row}>
            <CopyButton label="Copy the characters" text={() => characters} />
          </div>
        </details>
      )}
      {python !== null && (
        <details className={shared.more}>
          <summary>Python for BrainFlow and MNE</summary>
          <pre tabIndex={0}>
            <code>{python}</code>
          </pre>
          <div className={shared.row}>
            <CopyButton label="Copy" text={() => python} />
            <SaveButton label="Save as a file" name="montage.py" parts={() => [python]} />
          </div>
        </details>
      )}
    </>
  );
}
