import React from 'react';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchIcon';

/** Paths in a view box of 20 by 20, drawn with a stroke. */
const paths: Record<Props['name'], string> = {
  page: 'M5 2.5h6l4 4v11H5zM11 2.5v4h4',
  post: 'M3.5 4.5h13M3.5 8.5h13M3.5 12h8M3.5 15.5h8',
  section: 'M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h12.5M3.5 12.5H16',
  definition: 'm7 5-4.5 5L7 15M13 5l4.5 5-4.5 5',
  recent: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14M10 6.25V10l2.5 2',
  search: 'M8.5 2.75a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5M13 13l4.5 4.5',
  close: 'm5 5 10 10M15 5 5 15',
};

// Decorative: the text next to it has the same meaning.
export default function SearchIcon({name}: Props) {
  return (
    <svg
      className="search-icon"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
