/// <reference types="@docusaurus/module-type-aliases" />

declare module '@theme-wrapped/docusaurus-plugin-community-translation/*' {
  import type {ComponentType, ReactNode} from 'react';

  const Component: ComponentType<{children?: ReactNode}>;
  export default Component;
}

declare module '@theme-wrapped/docusaurus-plugin-community-translation/NavbarItem/DropdownNavbarItem' {
  import type {ComponentType, HTMLAttributes, ReactNode} from 'react';

  type Item = {label?: ReactNode; lang?: string; to?: string};
  const DropdownNavbarItem: ComponentType<HTMLAttributes<HTMLElement> & {items: Item[]}>;
  export default DropdownNavbarItem;
}

declare module '@theme/TranslationNotice' {
  export default function TranslationNotice(): import('react').ReactElement | null;
}

declare module '@theme/TranslationHead' {
  export default function TranslationHead(): import('react').ReactElement | null;
}

declare module '@theme/TranslationStatus' {
  export default function TranslationStatus(): import('react').ReactElement | null;
}

declare module '@theme/TranslationBadge' {
  export default function TranslationBadge(props: {
    status: import('docusaurus-plugin-community-translation/client').TranslationStatus;
  }): import('react').ReactElement;
}

declare module '@theme/TranslationLinks' {
  export default function TranslationLinks(props: {
    page: Pick<
      import('docusaurus-plugin-community-translation/client').PageTranslation,
      'status' | 'editUrl' | 'changesUrl'
    >;
  }): import('react').ReactElement;
}

declare module '@theme/TranslationDifferences' {
  export default function TranslationDifferences(props: {
    differences: import('docusaurus-plugin-community-translation/client').ShownDifference[];
  }): import('react').ReactElement;
}

declare module '@theme/SourceLanguage' {
  const SourceLanguage: import('react').ComponentType<{children: import('react').ReactNode}>;
  export default SourceLanguage;
}

declare module '@theme/UntranslatedLocale' {
  const UntranslatedLocale: import('react').ComponentType<{children: import('react').ReactNode}>;
  export default UntranslatedLocale;
}

declare module '@theme/TranslationsPage' {
  import type {Dashboard} from 'docusaurus-plugin-community-translation/client';

  export type Props = {report: Dashboard; strings: Readonly<Record<string, string>>};
  export default function TranslationsPage(props: Props): import('react').ReactElement;
}

declare module '@theme/TranslationsLocale' {
  import type {LocaleReport, PageFilter} from 'docusaurus-plugin-community-translation/client';

  export type Props = {report: LocaleReport; filter: PageFilter};
  export default function TranslationsLocale(props: Props): import('react').ReactElement;
}

declare module '@theme/TranslationsRow' {
  export default function TranslationsRow(props: {
    page: import('docusaurus-plugin-community-translation/client').PageTranslation;
  }): import('react').ReactElement;
}

declare module '@generated/codeTranslations' {
  const codeTranslations: Record<string, string>;
  export default codeTranslations;
}

declare module '@generated/docusaurus-plugin-community-translation/default/locale-availability.json' {
  const availability: import('docusaurus-plugin-community-translation/client').LocaleAvailability;
  export default availability;
}

declare module '@generated/docusaurus-plugin-community-translation/default/page-details.json' {
  import type {PageDetails} from 'docusaurus-plugin-community-translation/client';

  const details: Readonly<Record<string, PageDetails>>;
  export default details;
}

declare module '@generated/docusaurus-plugin-community-translation/default/strings.json' {
  const strings: Readonly<Record<string, string>>;
  export default strings;
}

declare module '*.css';
