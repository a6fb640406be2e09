import { useId, useMemo, useState, type ReactNode } from 'react';
import { AddressButton } from '../AddressButton';
import { BrokenAddress } from '../BrokenAddress';
import { CopyButton } from '../CopyButton';
import styles from '../instruments.module.css';
import { NumberField } from '../NumberField';
import { ownFirst } from '../ownFirst';
import { useKept } from '../useKept';
import { numberOf } from '../words';
import { readFragment, writeFragment } from './address';
import type { Target } from './answers';
import {
  commandGroups,
  composeFields,
  composeRadio,
  fieldWords,
  groupThatMakes,
  radioLimit,
  readByte,
  readChosen,
} from './compose';
import { explain, MOST_EXPLAINED } from './explain';
import { Explanation } from './Explanation';

/** What the composer shows first. */
export interface CommandComposerStart {
  target: Target;
  text: string;
}

const EXAMPLES: readonly { name: string; target: Target; text: string }[] = [
  { name: 'Channel 3 at gain 4', target: 'cyton', text: 'x3020110X' },
  { name: 'Impedance of channel 1', target: 'cyton', text: 'z101Z' },
  { name: 'A mistake', target: 'cyton', text: 'x306000X' },
  {
    name: 'A log',
    target: 'cyton',
    text: '> v\n< Firmware: v3.1.2\n> ~5\n< Success: Sample rate is 500Hz$$$\n> /4\n< Success: marker$$$\n> b',
  },
  { name: 'Radio', target: 'cyton', text: '0xF0 0x07\nFailure: System is Down$$$' },
  { name: 'Ganglion', target: 'ganglion', text: 'n\nb' },
];

/** Commands by name, and the other way: characters or a log, explained. */
export function CommandComposerLive({
  target: firstTarget,
  text: firstText,
}: CommandComposerStart): ReactNode {
  const id = useId();
  const shared = useMemo(() => readFragment(window.location.hash), []);
  const [target, setTarget] = useKept<Target>('commands target', firstTarget, shared?.target);
  const [text, setText] = useKept('commands text', firstText, shared?.text);
  const [groupName, setGroupName] = useState(() => groupThatMakes(text, target));
  const [byte, setByte] = useState(20);
  const [byteFault, setByteFault] = useState('');

  const groups = commandGroups.filter((group) => group.target === target);
  const group = groups.find(({ name }) => name === groupName) ?? groups[0];
  const chosen = group && readChosen(group, text);
  const show = (nextTarget: Target, next: string): void => {
    setGroupName(groupThatMakes(next, nextTarget) ?? groupName);
    setTarget(nextTarget);
    setText(next);
  };
  const openGroup = (name: string): void => {
    const opened = groups.find((candidate) => candidate.name === name);
    setGroupName(name);
    setByteFault('');
    if (opened?.kind === 'fields') setText(composeFields(opened.fields, []));
    else if (opened?.kind === 'radio')
      setText(composeRadio(opened.commands[0] ?? { send: '', effect: '', source: { title: '' } }, byte));
    else if (opened) setText(opened.commands[0]?.send ?? '');
  };
  const fragment = writeFragment({ target, text });
  // One more than is shown tells whether something is left out.
  const found = explain(text, target, MOST_EXPLAINED + 1);
  const explained = found.slice(0, MOST_EXPLAINED);
  const radioCommand = group?.kind === 'radio' ? group.commands[Number(chosen?.[0])] : undefined;
  const limit = radioCommand ? radioLimit(radioCommand) : null;

  return (
    <>
      <BrokenAddress name="commands" isRead={shared !== null} />
      <div className={styles.row} role="group" aria-label="Examples">
        {ownFirst(EXAMPLES, (example) => example.target === firstTarget).map((example) => (
          <button
            key={example.name}
            type="button"
            className={styles.button}
            onClick={() => show(example.target, example.text)}
          >
            {example.name}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <label>
          Board{' '}
          <select
            value={target}
            onChange={(event) => show(event.target.value === 'ganglion' ? 'ganglion' : 'cyton', text)}
          >
            <option value="cyton">Cyton and dongle</option>
            <option value="ganglion">Ganglion</option>
          </select>
        </label>
        <label>
          Compose{' '}
          <select value={group?.name} onChange={(event) => openGroup(event.target.value)}>
            {groups.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.fields} role="group" aria-label={group?.name}>
        {group?.kind === 'fields' &&
          group.fields.map(
            ({ name, values }, index) =>
              values.length > 1 && (
                <label key={name}>
                  {name in fieldWords ? `${fieldWords[name]} (${name})` : name}
                  <select
                    value={
                      chosen?.[index] ?? (values.find(({ isDefault }) => isDefault) ?? values[0])?.character
                    }
                    onChange={(event) => {
                      const next = group.fields.map((_, i) =>
                        i === index ? event.target.value : chosen?.[i],
                      );
                      setText(composeFields(group.fields, next));
                    }}
                  >
                    {values.map(({ character, meaning }) => (
                      <option key={character} value={character}>
                        {meaning}
                      </option>
                    ))}
                  </select>
                </label>
              ),
          )}
        {group && group.kind !== 'fields' && (
          <label>
            Command{' '}
            <select
              value={chosen?.[0] ?? ''}
              onChange={(event) => {
                setByteFault('');
                const command = group.commands[Number(event.target.value)];
                if (command) setText(group.kind === 'radio' ? composeRadio(command, byte) : command.send);
              }}
            >
              {!chosen && (
                <option value="" disabled>
                  choose …
                </option>
              )}
              {group.commands.map(({ send, effect }, index) => (
                <option key={send} value={index}>
                  {`${send}  ${effect}`}
                </option>
              ))}
            </select>
          </label>
        )}
        {radioCommand && limit !== null && (
          <label>
            Number{' '}
            <NumberField
              min={0}
              max={limit}
              isWhole
              value={readByte(radioCommand, text) ?? byte}
              describedBy={`${id}number`}
              onFault={setByteFault}
              onChange={(value) => {
                if (value === null) return;
                setByte(value);
                setText(composeRadio(radioCommand, value));
              }}
            />
          </label>
        )}
        <p id={`${id}number`} role="status" className={styles.bad} hidden={byteFault === ''}>
          {byteFault !== '' && `${byteFault} The characters still have ${byte}.`}
        </p>
      </div>
      <label className={styles.label} htmlFor={`${id}text`}>
        Characters to send, or a log to explain
      </label>
      <textarea
        id={`${id}text`}
        className={styles.text}
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.row}>
        <CopyButton label="Copy the characters" text={() => text} />
        {fragment !== null && <AddressButton fragment={fragment} />}
      </div>
      <div role="status">
        {explained.length === 0 ? (
          <p className={styles.bad}>
            Nothing to explain yet: choose a command above, or paste characters such as x1060110X.
          </p>
        ) : (
          <p className={explained.some(({ kind }) => kind === 'mistake') ? styles.bad : styles.good}>
            {describeCount(explained.map(({ kind }) => kind))}
            {found.length > MOST_EXPLAINED &&
              ` Only the first ${MOST_EXPLAINED} pieces of this text are explained; paste the rest by itself.`}
          </p>
        )}
      </div>
      {explained.map((piece, index) => (
        <Explanation key={`${index} ${piece.text}`} piece={piece} />
      ))}
    </>
  );
}

const describeCount = (kinds: readonly string[]): string =>
  ['command', 'answer', 'mistake']
    .map((kind) => {
      const count = kinds.filter((other) => other === kind).length;
      return count === 0 ? '' : numberOf(count, kind);
    })
    .filter(Boolean)
    .join(', ') + '.';
