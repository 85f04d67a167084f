import {createContext} from 'react';

/** The label of the footer's item inside which a component stands; `undefined` outside of the footer. */
export const FooterLabelContext = createContext<string | undefined>(undefined);
