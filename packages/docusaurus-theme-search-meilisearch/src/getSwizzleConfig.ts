import type {SwizzleConfig} from '@docusaurus/types';

// The component names are flat because `sortAliases` in the core of Docusaurus 2.4 sorts aliases unreliably: if `@theme/SearchBar`
// comes before `@theme/SearchBar/Button`, it hides it.
const descriptions = {
  SearchBar: 'The search button, the hotkeys and the search state',
  SearchButton: 'The button in the navbar',
  SearchPending: 'The input that takes the query while the modal is being loaded',
  SearchModal: 'The search dialog: renders its parts and handles their events',
  SearchForm: 'The search input and its buttons',
  SearchScreen: 'The results or a message, depending on the state',
  SearchResults: 'The hits, grouped by category and page',
  SearchHit: 'One hit, with highlighted matches',
  SearchIcon: 'An icon of the modal or the search page',
  SearchFilters: 'The filters by category',
  SearchRecent: 'The recent and popular searches, shown while the input is empty',
  SearchAnnouncer: 'The number of results, announced to screen readers',
  SearchFooter: 'The number of results, a way to more of them, and the keyboard hints',
  SearchPage: 'The search page: its input and its state',
  SearchDocsSelect: 'The selects for the docs instance and version on the search page',
};

/** Components with state, which a later version may change. */
const unsafeToEject = ['SearchBar', 'SearchModal', 'SearchPage'];

/** The components that a site can swizzle. The props of all of them are stable within a major version. */
export default function getSwizzleConfig(): SwizzleConfig {
  const components = Object.entries(descriptions).map(([name, description]) => {
    const eject = unsafeToEject.includes(name) ? ('unsafe' as const) : ('safe' as const);
    return [name, {actions: {eject, wrap: 'safe' as const}, description}];
  });
  return {components: Object.fromEntries(components)};
}
