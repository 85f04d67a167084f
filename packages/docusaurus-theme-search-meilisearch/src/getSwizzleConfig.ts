import type {SwizzleConfig} from '@docusaurus/types';

function safe(description: string) {
  return {actions: {eject: 'safe' as const, wrap: 'safe' as const}, description};
}

// The component names are flat because `sortAliases` in the core of Docusaurus 2.4 sorts aliases unreliably: if `@theme/SearchBar`
// comes before `@theme/SearchBar/Button`, it hides it.

/** The components that a site can swizzle. The props of all of them are stable within a major version. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      SearchBar: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'The search button, the hotkeys and the search state',
      },
      SearchButton: safe('The button in the navbar'),
      SearchModal: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'The search dialog: renders its parts and handles their events',
      },
      SearchForm: safe('The search input and its buttons'),
      SearchScreen: safe('The results or a message, depending on the state'),
      SearchResults: safe('The hits, grouped by category and page'),
      SearchHit: safe('One hit'),
      SearchHighlight: safe('Text with highlighted matches'),
      SearchIcon: safe('An icon of the modal or the search page'),
      SearchPlace: safe(
        'The breadcrumbs of a page, and badges with its docs instance, version and language',
      ),
      SearchFilters: safe('The filters by category'),
      SearchRecent: safe('The recent searches, shown while the input is empty'),
      SearchNoResults: safe('The message and the suggestions when there are no results'),
      SearchErrorView: safe('The message when the search failed'),
      SearchAnnouncer: safe('The live region that announces results to screen readers'),
      SearchFooter: safe('The link to all results, the offline message and the keyboard hints'),
      SearchPage: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'The search page: its input and its state',
      },
      SearchDocsSelect: safe('The selects for the docs instance and version on the search page'),
    },
  };
}
