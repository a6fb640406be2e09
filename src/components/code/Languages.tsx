import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import styles from './Languages.module.css';

const chosen = createStorageSlot('language');

interface LanguagesProps {
  /** Names of the languages, in the order of the programs; at most seven. */
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
  const box = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const name = chosen.get();
    for (const input of box.current?.querySelectorAll<HTMLInputElement>('fieldset input') ?? [])
      if (input.value === name) input.checked = true;
  }, []);
  // An address that names a part of one of the programs shows that one; the reader's choice stays as it is.
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const [, ...programs] = box.current?.children ?? [];
    const input =
      box.current?.querySelectorAll<HTMLInputElement>('fieldset input')[
        programs.findIndex((program) => program.contains(named))
      ];
    if (!named || !input || input.checked) return;
    input.checked = true;
    named.scrollIntoView();
  }, [hash]);
  return (
    <div ref={box} className={styles.languages}>
      <fieldset
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
