import type {SwizzleConfig} from '@docusaurus/types';

function safe(description: string) {
  return {actions: {eject: 'safe' as const, wrap: 'safe' as const}, description};
}

// Names are flat on purpose: Docusaurus 2.4 sorts its aliases unreliably, and an `@theme/SearchBar` in front of an
// `@theme/SearchBar/Button` hides it (`sortAliases` of its core).

/**
 * Which components a site may take over; all of them keep their props within a major version.
 */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      SearchBar: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'Button, hotkeys and state of search',
      },
      SearchButton: safe('The button in the navbar'),
      SearchModal: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'The dialog: puts the parts together and binds the keyboard',
      },
      SearchForm: safe('The box where the query is typed'),
      SearchScreen: safe('What stands below the box, by state'),
      SearchResults: safe('The list of hits, by category'),
      SearchHit: safe('One hit'),
      SearchHighlight: safe('A text with its matches marked'),
      SearchLanguage: safe('The mark of a hit that is not translated'),
      SearchRecent: safe('The recent queries, before anything is typed'),
      SearchNoResults: safe('What shows where nothing was found'),
      SearchErrorView: safe('What shows where the search failed'),
      SearchAnnouncer: safe('What screen readers are told while results change'),
      SearchFooter: safe('The lines below the results: all of them, offline, keys'),
      SearchPage: safe('The search page'),
      SearchPageContent: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'Box, results and state of the search page',
      },
      SearchPageResults: safe('The results of the search page'),
      SearchPageHit: safe('One result of the search page'),
    },
  };
}
