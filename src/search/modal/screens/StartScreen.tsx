import type { ReactNode } from 'react';
import type { AutocompleteState } from '@algolia/autocomplete-core';
import { searchCopy } from '../../copy';
import { pathLevels, titleText } from '../../hits/hitText';
import { HitText } from '../../hits/HitText';
import { HitLink } from '../HitLink';
import { ClearIcon, RecentIcon, StarIcon } from '../icons';
import { SOURCE_IDS, type ModalItem } from '../items';
import type { SearchAutocomplete } from '../useSearchAutocomplete';

/** What a reader can do with a stored search besides opening it. */
export interface StartScreenActions {
  promote: (item: ModalItem) => void;
  removeRecent: (item: ModalItem) => void;
  removeFavourite: (item: ModalItem) => void;
}

interface Props extends StartScreenActions {
  autocomplete: SearchAutocomplete;
  collections: AutocompleteState<ModalItem>['collections'];
  listId: string;
}

interface ActionProps {
  label: string;
  item: ModalItem;
  onAct: (item: ModalItem) => void;
  children: ReactNode;
}

function Action({ label, item, onAct, children }: ActionProps): ReactNode {
  const { hit } = item;
  const outer = pathLevels(hit).at(0);
  const name = [outer && hit.hierarchy[outer], titleText(hit)].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className="DocSearch-Hit-action-button"
      title={label}
      aria-label={`${label}: ${name}`}
      onClick={() => onAct(item)}
    >
      {children}
    </button>
  );
}

/** What the reader opened before, and what they kept; each can be removed, and a recent one kept. */
export function StartScreen({ autocomplete, collections, listId, ...actions }: Props): ReactNode {
  const filled = collections.filter(({ items }) => items.length > 0);
  if (filled.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">{searchCopy.start.none}</p>
        <p className="DocSearch-Help">{searchCopy.page.idle}</p>
      </div>
    );
  }
  const optionIds = filled.flatMap(({ items, source }) =>
    items.map((item) => autocomplete.getItemProps({ item, source }).id),
  );
  return (
    <div className="DocSearch-Dropdown-Container">
      {/* The options belong to this list without standing in it: beside each stand buttons, which a list of options may not hold. */}
      <div id={listId} role="listbox" aria-label={searchCopy.results.label} aria-owns={optionIds.join(' ')} />
      {filled.map(({ source, items }) => {
        const isRecent = source.sourceId === SOURCE_IDS.recent;
        return (
          <section key={source.sourceId} className="DocSearch-Hits">
            <h2 className="DocSearch-Hit-source">
              {isRecent ? searchCopy.start.recent : searchCopy.start.favourites}
            </h2>
            <div className="DocSearch-Hit-list">
              {items.map((item) => (
                <div key={item.hit.objectID} className="DocSearch-Hit">
                  <HitLink autocomplete={autocomplete} item={item} source={source}>
                    <span className="DocSearch-Hit-icon">{isRecent ? <RecentIcon /> : <StarIcon />}</span>
                    <HitText hit={item.hit} hasSnippet={false} />
                  </HitLink>
                  <span className="DocSearch-Hit-action">
                    {isRecent && (
                      <Action label={searchCopy.start.promote} item={item} onAct={actions.promote}>
                        <StarIcon />
                      </Action>
                    )}
                    <Action
                      label={isRecent ? searchCopy.start.removeRecent : searchCopy.start.removeFavourite}
                      item={item}
                      onAct={isRecent ? actions.removeRecent : actions.removeFavourite}
                    >
                      <ClearIcon />
                    </Action>
                  </span>
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
