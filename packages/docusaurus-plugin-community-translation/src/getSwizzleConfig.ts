import type {SwizzleConfig} from '@docusaurus/types';

const component = (description: string) => ({
  actions: {eject: 'safe' as const, wrap: 'safe' as const},
  description,
});

// The package's own components are not nested. Docusaurus 2.4 sorts its webpack aliases unreliably: an alias
// `@theme/TranslationStatus` that comes before `@theme/TranslationStatus/Links` hides it (`sortAliases` in its core).

/** The components that a site can swizzle. Their props stay the same within a major version. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      TranslationNotice: component('The notice under the navbar'),
      TranslationStatus: component('The status of the page in the notice'),
      TranslationBadge: component('The name of a status'),
      TranslationLinks: component('Links to the change of the original and to the file'),
      TranslationDifferences: component('The sections that differ from the original'),
      TranslationsPage: component('The dashboard'),
    },
  };
}
