import React, {type KeyboardEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {isComposing, listboxId, optionId} from 'docusaurus-theme-search-meilisearch/client';
import SearchIcon from '@theme/SearchIcon';
import type {Props} from '@theme/SearchForm';

/** The search input, a combobox, with its buttons. While an input method composes, Enter, Escape and the arrows belong to it. */
export default function SearchForm({state, hasOptions, input, ...on}: Props) {
  const {query} = state;
  const selection = state.status === 'results' || state.status === 'empty' ? state.selection : null;
  const label = translate({
    id: 'theme.search.input',
    message: 'Search the documentation',
    description: 'Label and placeholder of the search input',
  });

  const press = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, shiftKey} = event;
    const isHandled = ['ArrowDown', 'ArrowUp', 'Enter'].includes(key);
    if (isComposing(event.nativeEvent)) {
      // Escape ends the composition, not the search.
      if (key === 'Escape') {
        event.preventDefault();
      }
      return;
    }
    if (isHandled) {
      event.preventDefault();
    }
    if (key === 'Enter') {
      on.onEnter(ctrlKey || metaKey || shiftKey);
    } else if (isHandled) {
      on.onMove(key === 'ArrowDown' ? 1 : -1);
    }
  };

  return (
    <form className="search-field" role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchIcon name="search" />
      <input
        ref={input}
        className="search-input"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasOptions}
        aria-controls={listboxId}
        aria-activedescendant={
          hasOptions && selection?.by === 'keyboard' ? optionId(selection.index) : undefined
        }
        value={query}
        onChange={(event) => on.onType(event.target.value)}
        onKeyDown={press}
      />
      {query !== '' && (
        <button
          type="button"
          className="search-close"
          aria-label={translate({
            id: 'theme.search.reset',
            message: 'Clear the query',
            description: 'Label of the button that clears the search input',
          })}
          onClick={() => {
            on.onType('');
            input.current?.focus();
          }}
        >
          <SearchIcon name="close" />
        </button>
      )}
      <button type="button" className="search-cancel" onClick={on.onCancel}>
        <Translate id="theme.search.cancel" description="Button that closes the search modal">
          Cancel
        </Translate>
      </button>
    </form>
  );
}
