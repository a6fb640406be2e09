import type { ReactNode } from 'react';
import type { AutocompleteState } from '@algolia/autocomplete-core';
import { searchCopy } from '../../copy';
import { HitText } from '../../hits/HitText';
import { HitLink } from '../HitLink';
import { HeadingIcon, OpenIcon, PageIcon, TextIcon } from '../icons';
import type { ModalItem } from '../items';
import type { SearchAutocomplete } from '../useSearchAutocomplete';

interface Props {
  /** What is said above the hits. */
  notices: ReactNode;
  /** A hit with its snippet, once that is here. */
  withText: (hit: ModalItem['hit']) => ModalItem['hit'];
  autocomplete: SearchAutocomplete;
  collections: AutocompleteState<ModalItem>['collections'];
  listId: string;
  isOpen: boolean;
}

function HitIcon({ type }: { type: ModalItem['hit']['type'] }): ReactNode {
  if (type === 'lvl1') return <PageIcon />;
  return type === 'content' ? <TextIcon /> : <HeadingIcon />;
}

/** Hits under the section of the site they come from. */
export function ResultsScreen({
  autocomplete,
  collections,
  listId,
  isOpen,
  notices,
  withText,
}: Props): ReactNode {
  return (
    <>
      {isOpen && notices}
      <div
        id={listId}
        className="DocSearch-Dropdown-Container"
        role="listbox"
        tabIndex={-1}
        aria-label={searchCopy.results.label}
        hidden={!isOpen}
        {...autocomplete.getPanelProps()}
      >
        {collections.map(({ source, items }) => {
          const headingId = `docsearch-${source.sourceId}-heading`;
          return (
            <div key={source.sourceId} className="DocSearch-Hits" role="group" aria-labelledby={headingId}>
              <div id={headingId} className="DocSearch-Hit-source" role="presentation">
                {items[0]?.hit.hierarchy.lvl0}
              </div>
              <div className="DocSearch-Hit-list" role="presentation">
                {items.map((item) => (
                  <div key={item.hit.objectID} className="DocSearch-Hit" role="presentation">
                    <HitLink autocomplete={autocomplete} item={item} source={source}>
                      <span className="DocSearch-Hit-icon">
                        <HitIcon type={item.hit.type} />
                      </span>
                      <HitText hit={withText(item.hit)} />
                      <span className="DocSearch-Hit-open">
                        <OpenIcon />
                      </span>
                    </HitLink>
                  </div>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}
