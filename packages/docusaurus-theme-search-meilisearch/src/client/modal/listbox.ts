import {useEffect, type PointerEvent} from 'react';
import type {Selection} from '../state/searchState';

/** Id of the listbox. Only one search modal is open at a time. */
export const listboxId = 'search-modal-results';

/** Id of the option for an item; the value of `aria-activedescendant` while the keyboard selects it. */
export function optionId(index: number): string {
  return `search-modal-option-${index}`;
}

/** Whether the pointer has moved. Scrolling by keyboard moves the list under a resting pointer, which causes events, too. */
export function isMovement({movementX, movementY}: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

/** Scrolls the selected option into view, unless the pointer selected it. */
export function useScrollToOption(selection: Selection | null | undefined): void {
  useEffect(() => {
    if (selection?.by === 'keyboard') {
      document.getElementById(optionId(selection.index))?.scrollIntoView({block: 'nearest'});
    }
  }, [selection]);
}
