import {createContext} from 'react';

/** The label of the footer item that contains a component. `undefined` outside the footer. */
export const FooterLabelContext = createContext<string | undefined>(undefined);
