import type {SwizzleConfig} from '@docusaurus/types';

const component = (description: string, eject: 'safe' | 'unsafe' = 'safe') => ({
  actions: {eject, wrap: 'safe' as const},
  description,
});

// The package's own components are not nested. Docusaurus 2.4 sorts its webpack aliases unreliably: an alias
// `@theme/TranslationStatus` that comes before `@theme/TranslationStatus/Links` hides it (`sortAliases` in its core).

/**
 * The components that a site can swizzle. Their props stay the same within a major version. Search engines depend on those that are
 * unsafe to eject.
 */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      TranslationNotice: component('The notice under the navbar'),
      TranslationStatus: component('The status of the page in the notice'),
      TranslationBadge: component('The name of a status'),
      TranslationLinks: component('Links to the change of the original and to the file'),
      TranslationDifferences: component('The sections that differ from the original'),
      TranslationHead: component('Metadata for search engines and other tools', 'unsafe'),
      SourceLanguage: component('The lang attribute of content that is not translated', 'unsafe'),
      UntranslatedLocale: component(
        'A locale in the language menu that does not translate the page',
      ),
      TranslationsPage: component('The dashboard'),
      TranslationsLocale: component('Dashboard: a locale'),
      TranslationsRow: component('Dashboard: a page in a list'),
    },
  };
}
