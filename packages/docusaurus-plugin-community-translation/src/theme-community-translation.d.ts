/// <reference types="@docusaurus/module-type-aliases" />

declare module '@theme-wrapped/docusaurus-plugin-community-translation/*' {
  import type {ComponentType, ReactNode} from 'react';

  const Component: ComponentType<{children?: ReactNode}>;
  export default Component;
}

declare module '@theme-wrapped/docusaurus-plugin-community-translation/NavbarItem/DropdownNavbarItem' {
  import type {ComponentType, HTMLAttributes, ReactNode} from 'react';

  type Item = {label?: ReactNode; lang?: string};
  const DropdownNavbarItem: ComponentType<HTMLAttributes<HTMLElement> & {items: Item[]}>;
  export default DropdownNavbarItem;
}

declare module '@theme/TranslationNotice' {
  const TranslationNotice: () => import('react').ReactElement | null;
  export default TranslationNotice;
}

declare module '@theme/TranslationHead' {
  const TranslationHead: () => import('react').ReactElement | null;
  export default TranslationHead;
}

declare module '@theme/TranslationStatus' {
  const TranslationStatus: () => import('react').ReactElement | null;
  export default TranslationStatus;
}

declare module '@theme/TranslationBadge' {
  import type {TranslationStatus} from 'docusaurus-plugin-community-translation/client';

  const TranslationBadge: (props: {status: TranslationStatus}) => import('react').ReactElement;
  export default TranslationBadge;
}

declare module '@theme/TranslationLinks' {
  import type {PageStatus} from 'docusaurus-plugin-community-translation/client';

  const TranslationLinks: (props: {page: PageStatus}) => import('react').ReactElement;
  export default TranslationLinks;
}

declare module '@theme/TranslationDifferences' {
  import type {ShownDifference} from 'docusaurus-plugin-community-translation/client';

  const TranslationDifferences: (props: {
    differences: ShownDifference[];
  }) => import('react').ReactElement;
  export default TranslationDifferences;
}

declare module '@theme/SourceLanguage' {
  import type {ReactNode} from 'react';

  const SourceLanguage: (props: {children: ReactNode}) => import('react').ReactElement;
  export default SourceLanguage;
}

declare module '@theme/UntranslatedLocale' {
  import type {ReactNode} from 'react';

  const UntranslatedLocale: (props: {children: ReactNode}) => import('react').ReactElement;
  export default UntranslatedLocale;
}

declare module '@theme/TranslationsProgress' {
  import type {LocaleReport} from 'docusaurus-plugin-community-translation/client';

  const TranslationsProgress: (props: {locales: LocaleReport[]}) => import('react').ReactElement;
  export default TranslationsProgress;
}

declare module '@theme/TranslationsHistory' {
  import type {HistoryPoint} from 'docusaurus-plugin-community-translation/client';

  const TranslationsHistory: (props: {history: HistoryPoint[]}) => import('react').ReactElement;
  export default TranslationsHistory;
}

declare module '@theme/TranslationsFirstPages' {
  import type {LocaleReport} from 'docusaurus-plugin-community-translation/client';

  const TranslationsFirstPages: (props: {locales: LocaleReport[]}) => import('react').ReactElement;
  export default TranslationsFirstPages;
}

declare module '@theme/TranslationsMatrix' {
  import type {LocaleReport} from 'docusaurus-plugin-community-translation/client';

  const TranslationsMatrix: (props: {locales: LocaleReport[]}) => import('react').ReactElement;
  export default TranslationsMatrix;
}

declare module '@theme/TranslationsFilters' {
  import type {LocaleReport, MatrixFilter} from 'docusaurus-plugin-community-translation/client';

  const TranslationsFilters: (props: {
    filter: MatrixFilter;
    onChange: (filter: MatrixFilter) => void;
    locales: LocaleReport[];
    /** Number of pages that match the filter. */
    count: number;
  }) => import('react').ReactElement;
  export default TranslationsFilters;
}

declare module '@theme/TranslationsCell' {
  import type {LocaleReport, PageTranslation} from 'docusaurus-plugin-community-translation/client';

  const TranslationsCell: (props: {
    locale: LocaleReport;
    page: PageTranslation;
  }) => import('react').ReactElement;
  export default TranslationsCell;
}

declare module '@theme/TranslationsStrings' {
  import type {LocaleReport} from 'docusaurus-plugin-community-translation/client';

  const TranslationsStrings: (props: {locales: LocaleReport[]}) => import('react').ReactElement;
  export default TranslationsStrings;
}

declare module '@theme/TranslationsTable' {
  import type {ReactElement, ReactNode} from 'react';

  const TranslationsTable: (props: {
    caption: string;
    columns: ReactElement[];
    children: ReactNode;
  }) => import('react').ReactElement;
  export default TranslationsTable;
}

declare module '@generated/docusaurus-plugin-community-translation/default/locale-availability.json' {
  import type {LocaleAvailability} from 'docusaurus-plugin-community-translation/client';

  const availability: LocaleAvailability;
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
