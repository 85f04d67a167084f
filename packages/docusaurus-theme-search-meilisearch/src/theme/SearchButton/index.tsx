import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import {
  ariaKeyShortcuts,
  hotKeyLabel,
  isAppleDevice,
} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchButton';
import './styles.css';

/**
 * The button in the navbar, which displays the first hotkey. Its HTML declares all hotkeys, also for sites that hydrate late.
 */
export default function SearchButton({hotKeys, onOpen, onIntent}: Props) {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && isAppleDevice();
  const label = translate({
    id: 'theme.search.button',
    message: 'Search',
    description: 'Label of the button in the navbar that opens the search modal',
  });
  return (
    <button
      type="button"
      className="search-button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={hotKeys ? ariaKeyShortcuts(hotKeys, isApple) : undefined}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <svg className="search-button__icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.75" />
        <path d="m13 13 4.5 4.5" />
      </svg>
      <span className="search-button__label">{label}</span>
      {hotKeys && hotKeys[0] && (
        // The stylesheet renders the key from `data-key`, so that the visible label equals the accessible name (WCAG 2.5.3).
        <kbd
          className="search-button__key"
          aria-hidden="true"
          data-key={isBrowser ? hotKeyLabel(hotKeys[0], isApple) : ''}
        />
      )}
    </button>
  );
}
