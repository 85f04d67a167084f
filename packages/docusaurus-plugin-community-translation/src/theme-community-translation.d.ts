/// <reference types="@docusaurus/module-type-aliases" />

declare module '@theme-init/Layout' {
  import type {ComponentType, ReactNode} from 'react';

  const Layout: ComponentType<{children?: ReactNode; [prop: string]: unknown}>;
  export default Layout;
}

declare module '@theme/TranslationNotice' {
  const TranslationNotice: () => JSX.Element | null;
  export default TranslationNotice;
}

declare module '*.css';
