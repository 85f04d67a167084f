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
    page: import('docusaurus-plugin-community-translation/client').PageStatus;
  }): import('react').ReactElement;
}

declare module '@theme/TranslationDifferences' {
  export default function TranslationDifferences(props: {
    differences: import('docusaurus-plugin-community-translation/client').SectionDifference[];
  }): import('react').ReactElement;
}

declare module '@theme/TranslationsPage' {
  export default function TranslationsPage(props: {
    report: import('docusaurus-plugin-community-translation/client').Dashboard;
  }): import('react').ReactElement;
}

declare module '@generated/codeTranslations' {
  const codeTranslations: Record<string, string>;
  export default codeTranslations;
}

declare module '@generated/docusaurus-plugin-community-translation/default/on-demand.json' {
  const onDemand: import('docusaurus-plugin-community-translation/client').OnDemand;
  export default onDemand;
}

declare module '*.css';
