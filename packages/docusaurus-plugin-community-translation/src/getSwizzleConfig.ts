import type {SwizzleConfig} from '@docusaurus/types';

function safe(description: string) {
  return {actions: {eject: 'safe' as const, wrap: 'safe' as const}, description};
}

function wrapper(description: string) {
  return {actions: {eject: 'unsafe' as const, wrap: 'safe' as const}, description};
}

// Names are flat on purpose, where they are the package's own: Docusaurus 2.4 sorts its aliases unreliably, and an
// `@theme/TranslationStatus` in front of an `@theme/TranslationStatus/Links` hides it (`sortAliases` of its core).

/** Which components a site may take over; all of them keep their props within a major version. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      TranslationNotice: safe('The note under the navbar'),
      TranslationStatus: safe('How the translation of the page stands, within the note'),
      TranslationBadge: safe('The name of a status'),
      TranslationLinks: safe('Links to the original, to what changed, and to the file'),
      TranslationDifferences: safe('The sections that differ from the original'),
      TranslationHead: wrapper('What search engines and other tools are told of the page'),
      SourceLanguage: wrapper('The language of content that is not translated'),
      UntranslatedLocale: safe('A language in the menu in which the page is not translated'),
      TranslationsPage: safe('The dashboard'),
      TranslationsProgress: safe('Dashboard: pages by language and status'),
      TranslationsFirstPages: safe('Dashboard: the pages with the least to do'),
      TranslationsMatrix: safe('Dashboard: every page in every language'),
      TranslationsFilters: safe('Dashboard: narrows the table of pages'),
      TranslationsCell: safe('Dashboard: the status of a page in a language'),
      TranslationsStrings: safe('Dashboard: what is wrong in texts of the interface'),
      TranslationsTable: safe('Dashboard: a table that scrolls by itself'),
      Navbar: wrapper('Puts the note under the navbar'),
      'DocItem/Content': wrapper('Gives a doc the language it is in'),
      BlogPostItem: wrapper('Tells the parts of a post which page they belong to'),
      'BlogPostItem/Content': wrapper('Gives the text of a post the language it is in'),
      'BlogPostItem/Header/Title': wrapper('Gives the title of a post the language it is in'),
      MDXContent: wrapper('Gives a page the language it is in'),
      TOCItems: wrapper('Gives the table of contents the language it is in'),
      'NavbarItem/LocaleDropdownNavbarItem': wrapper('Knows in which languages the page is'),
      'NavbarItem/DropdownNavbarItem': wrapper('Marks languages in the language menu'),
    },
  };
}
