import {createContext} from 'react';

/** Whether an ancestor already has the `lang` attribute of the source. */
export const IsMarkedAsSource = createContext(false);

/**
 * Permalink (with base URL) of the page that a component belongs to. `undefined` means the shown page. A post in a list of posts is
 * another page.
 */
export const PagePermalink = createContext<string | undefined>(undefined);

/**
 * The permalink of the page that a content element belongs to, with base URL.
 *
 * @param content element of a compiled MDX file
 */
export function permalinkOf(content: unknown): string | undefined {
  const {type} = (content ?? {}) as {type?: {metadata?: {permalink?: string}}};
  return type?.metadata?.permalink;
}
