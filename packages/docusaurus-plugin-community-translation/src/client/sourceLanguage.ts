import {createContext} from 'react';

/** Whether what surrounds a component says already that its content is in the language of the source. */
export const IsMarkedAsSource = createContext(false);

/** Address, with base URL, of the page that a component belongs to where that is not the page that is shown: a post in a list. */
export const PagePermalink = createContext<string | undefined>(undefined);

/** Address of the page whose content, a compiled MDX element, is given. */
export function permalinkOf(content: unknown): string | undefined {
  const {type} = (content ?? {}) as {type?: {metadata?: {permalink?: string}}};
  return type?.metadata?.permalink;
}
