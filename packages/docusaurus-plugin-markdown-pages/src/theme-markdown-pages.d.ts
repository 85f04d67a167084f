/// <reference types="@docusaurus/module-type-aliases" />

declare module '@theme/MarkdownMenu' {
  export default function MarkdownMenu(): import('react').ReactElement;
}

declare module '@theme-wrapped/docusaurus-plugin-markdown-pages/*';
