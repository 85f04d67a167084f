/** Milliseconds without a key after which an input method has completed its syllable. */
const pause = 500;

/** Key code of a key that an input method handles (UI Events, section 7.3.1). */
const inputMethodKey = '229';
const enterKey = '13';

/**
 * Opens search with the query of the early field, unless the field was closed by Escape or a click outside.
 *
 * @param field the field of `EarlySearch`, which is then empty and closed
 * @param button a button that opens search
 * @returns whether search was opened
 */
export async function handOver(field: HTMLInputElement, button: HTMLElement): Promise<boolean> {
  const {dataset} = field;
  while (dataset.key === inputMethodKey) {
    // Opening search ends a composition, in the middle of a syllable.
    dataset.key = '';
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (document.activeElement !== field) {
    return false;
  }
  const query = field.value;
  const moveQuery = ({target}: FocusEvent) => {
    if (target instanceof HTMLInputElement) {
      document.removeEventListener('focusin', moveQuery);
      target.setRangeText(query, 0, target.value.length, 'end');
      target.dispatchEvent(new InputEvent('input', {bubbles: true}));
      if (dataset.key === enterKey) {
        target.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
      }
    }
  };
  field.value = '';
  field.hidePopover?.();
  // Search returns the focus to it.
  document.querySelector<HTMLElement>('.navbar .search-button')?.focus();
  if (query) {
    document.addEventListener('focusin', moveQuery);
  }
  button.click();
  return true;
}
