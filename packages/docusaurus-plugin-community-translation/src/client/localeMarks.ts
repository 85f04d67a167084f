import {createContext} from 'react';

/** What the language menu says of its entries. */
export type LocaleMarks = {
  /** `lang` of the languages in which the page is not translated. */
  untranslated: readonly string[];
  /** To be called when the reader seems about to open the menu. */
  onIntent: () => void;
};

/** Set around the language menu, so that other menus stay as they are. */
export const LocaleMarksContext = createContext<LocaleMarks | undefined>(undefined);
