import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import styles from './Languages.module.css';

const chosen = createStorageSlot('language');

interface LanguagesProps {
  /** Names of the languages, in the order of the programs; at most three. */
  names: readonly string[];
  /** A `<Language>` for each. */
  children: ReactNode;
}

/**
 * The same program in several languages, of which one is shown: whoever chooses a language finds it chosen on every page.
 * The style sheet does the showing, so the choice works without scripts too, and paper has them all. The framework's
 * tabs would draw the programs anew when a page wakes up, and all below them would move.
 */
export function Languages({ names, children }: LanguagesProps): ReactNode {
  const group = useId();
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const name = chosen.get();
    for (const input of choices.current?.querySelectorAll('input') ?? [])
      if (input.value === name) input.checked = true;
  }, []);
  return (
    <div className={styles.languages}>
      <fieldset
        ref={choices}
        className={styles.choices}
        aria-label="Language"
        data-search="skip"
        onChange={(event) => chosen.set((event.target as unknown as HTMLInputElement).value)}
      >
        {names.map((name, index) => (
          <label key={name}>
            <input type="radio" name={group} value={name} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

/** One of them, with what it prints. */
export const Language = ({ children }: { children: ReactNode }): ReactNode => <div>{children}</div>;
