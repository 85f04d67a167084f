/// <reference types="@docusaurus/module-type-aliases" />

declare module '@theme-init/Navbar' {
  const Navbar: () => JSX.Element;
  export default Navbar;
}

declare module '@theme/TranslationNotice' {
  const TranslationNotice: () => JSX.Element | null;
  export default TranslationNotice;
}

declare module '*.css';
