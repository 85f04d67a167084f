import {useEffect} from 'react';
import type {Selection} from './searchState';

/** Id of the listbox; there is one search at a time. */
export const listboxId = 'search-modal-results';

/** Id of the option of an item. */
export function optionId(index: number): string {
  return `search-modal-option-${index}`;
}

/** Keeps the option that the keyboard selects in view. */
export function useScrollToOption(selection: Selection | null): void {
  const index = selection?.by === 'keyboard' ? selection.index : null;
  useEffect(() => {
    if (index !== null) {
      document.getElementById(optionId(index))?.scrollIntoView({block: 'nearest'});
    }
  }, [index]);
}
