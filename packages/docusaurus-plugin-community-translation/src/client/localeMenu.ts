import {createContext} from 'react';

/** Whether a dropdown of the navbar is the language menu. */
export const IsLocaleMenu = createContext(false);
