import {useEffect} from 'react';
import type {Selection} from '../state/searchState';

/** Id of the listbox. Only one search modal is open at a time. */
export const listboxId = 'search-modal-results';

/** Id of the option for an item; the value of `aria-activedescendant` while the keyboard selects it. */
export function optionId(index: number): string {
  return `search-modal-option-${index}`;
}

/** Scrolls the option into view that the keyboard selects. A selection by the pointer does not scroll. */
export function useScrollToOption(selection: Selection | null): void {
  const index = selection?.by === 'keyboard' ? selection.index : null;
  useEffect(() => {
    if (index !== null) {
      document.getElementById(optionId(index))?.scrollIntoView({block: 'nearest'});
    }
  }, [index]);
}
