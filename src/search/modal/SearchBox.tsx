import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { MAX_QUERY_LENGTH } from '../constants';
import { searchCopy } from '../copy';
import { MagnifierIcon } from '../MagnifierIcon';
import { ClearIcon } from './icons';
import type { SearchAutocomplete } from './useSearchAutocomplete';

interface Props {
  autocomplete: SearchAutocomplete;
  inputRef: RefObject<HTMLInputElement>;
  query: string;
  activeItemId: number | null;
  itemCount: number;
  /** The list of options that stands open, if one does. */
  listId: string | undefined;
  /** Enter was pressed before there was anything to open, perhaps with a key that opens it elsewhere. */
  onHurry: (press: KeyboardEvent) => void;
  onClear: () => void;
  onCancel: () => void;
}

/** The field with its clear and cancel buttons. */
export function SearchBox(props: Props): ReactNode {
  const { autocomplete, inputRef, query, activeItemId, itemCount, listId, onHurry, onClear, onCancel } =
    props;
  const input = autocomplete.getInputProps({
    inputElement: null,
    maxLength: MAX_QUERY_LENGTH,
  });

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && activeItemId === null) {
      // Nothing to open yet. The core would give up the pending search.
      event.preventDefault();
      if (query.trim() !== '' && !event.altKey) onHurry(event);
      return;
    }
    // The core stops once at the field between the last line and the first; here the arrows wrap at once.
    const isAtEnd =
      (event.key === 'ArrowDown' && activeItemId === itemCount - 1) ||
      (event.key === 'ArrowUp' && activeItemId === 0);
    if (isAtEnd) autocomplete.setActiveItemId(null);
    input.onKeyDown(event);
  }

  return (
    <div className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        <label className="DocSearch-MagnifierLabel" {...autocomplete.getLabelProps()}>
          <MagnifierIcon className="DocSearch-Search-Icon" />
          <span className="DocSearch-VisuallyHidden">{searchCopy.box.label}</span>
        </label>
        <span className="DocSearch-LoadingIndicator" aria-hidden="true" />
        <input
          {...input}
          ref={inputRef}
          className="DocSearch-Input"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          autoFocus={false}
          spellCheck={false}
          onClick={() => autocomplete.setIsOpen(true)}
          // Whoever comes back from another window finds the results, and the line that was chosen, as they were: the core
          // would search anew. What is stored may have changed in between.
          onFocus={(event) => {
            if (listId === undefined || query.trim() === '') input.onFocus(event);
          }}
          onKeyDown={handleKey}
        />
        <button
          type="reset"
          className="DocSearch-Reset"
          title={searchCopy.box.clear}
          aria-label={searchCopy.box.clear}
          hidden={query === ''}
        >
          <ClearIcon />
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onCancel}>
        {searchCopy.box.cancel}
      </button>
    </div>
  );
}
