import type {SwizzleConfig} from '@docusaurus/types';

function safe(description: string) {
  return {actions: {eject: 'safe' as const, wrap: 'safe' as const}, description};
}

/** A component that search engines depend on. */
function unsafeToEject(description: string) {
  return {actions: {eject: 'unsafe' as const, wrap: 'safe' as const}, description};
}

// The package's own components are not nested. Docusaurus 2.4 sorts its webpack aliases unreliably: an alias
// `@theme/TranslationStatus` that comes before `@theme/TranslationStatus/Links` hides it (`sortAliases` in its core).

/** The components that a site can swizzle. Their props stay the same within a major version. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      TranslationNotice: safe('The notice under the navbar'),
      TranslationStatus: safe('The status of the page in the notice'),
      TranslationBadge: safe('The name of a status'),
      TranslationLinks: safe('Links to the change of the original and to the file'),
      TranslationDifferences: safe('The sections that differ from the original'),
      TranslationHead: unsafeToEject('Metadata for search engines and other tools'),
      SourceLanguage: unsafeToEject('The lang attribute of content that is not translated'),
      UntranslatedLocale: safe('A locale in the language menu that does not translate the page'),
      TranslationsPage: safe('The dashboard'),
      TranslationsProgress: safe('Dashboard: summary and history of each locale'),
      TranslationsFirstPages: safe('Dashboard: the pages with the least work'),
      TranslationsMatrix: safe('Dashboard: table of all pages in all locales, with filters'),
      TranslationsCell: safe('Dashboard: the status of a page in a locale'),
      TranslationsStrings: safe('Dashboard: problems in UI strings'),
      TranslationsTable: safe('Dashboard: a table that also fits narrow screens'),
    },
  };
}
