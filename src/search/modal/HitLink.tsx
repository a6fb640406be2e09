import type { ReactNode } from 'react';
import type { AutocompleteState } from '@algolia/autocomplete-core';
import { opensElsewhere } from '../../url/opensElsewhere';
import type { ModalItem } from './items';
import type { SearchAutocomplete } from './useSearchAutocomplete';

type Source = AutocompleteState<ModalItem>['collections'][number]['source'];

interface Props {
  autocomplete: SearchAutocomplete;
  item: ModalItem;
  source: Source;
  children: ReactNode;
}

/**
 * A line of the dropdown: an option that is itself the link. So the pointer has all a link gives (new tab, copy
 * address) and nothing interactive stands inside an option.
 */
export function HitLink({ autocomplete, item, source, children }: Props): ReactNode {
  const option = autocomplete.getItemProps({ item, source });
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would fetch the page of every hit that comes into view.
    <a
      {...option}
      href={item.path}
      tabIndex={-1}
      onClick={(event) => {
        option.onClick(event);
        if (!opensElsewhere(event)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
