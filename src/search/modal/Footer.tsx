import type { ReactNode } from 'react';
import { searchCopy } from '../copy';

const HINTS = [
  { keys: [{ sign: '↵', name: searchCopy.keys.enter }], does: searchCopy.footer.select },
  {
    keys: [
      { sign: '↑', name: searchCopy.keys.up },
      { sign: '↓', name: searchCopy.keys.down },
    ],
    does: searchCopy.footer.navigate,
  },
  { keys: [{ sign: 'esc', name: searchCopy.keys.escape }], does: searchCopy.footer.close },
] as const;

/** What the keys do. */
export function Footer(): ReactNode {
  return (
    <div className="DocSearch-Footer">
      {process.env.NODE_ENV === 'development' && (
        <p className="DocSearch-Label">
          Live reload: the answers are those of the newest build. <code>npm run build</code> brings them up to
          date.
        </p>
      )}
      <ul className="DocSearch-Commands">
        {HINTS.map(({ keys, does }) => (
          <li key={does}>
            {keys.map(({ sign, name }) => (
              <kbd key={sign} className="DocSearch-Commands-Key">
                <span aria-hidden="true">{sign}</span>
                <span className="DocSearch-VisuallyHidden">{name}</span>
              </kbd>
            ))}
            <span className="DocSearch-Label">{does}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
