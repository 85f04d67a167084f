// @ts-check
/**
 * Prism with the languages of these pages, instead of the copy with thirty in `prism-react-renderer`.
 * `themeConfig.prism.additionalLanguages` adds more.
 */
// No relative paths: plugins/smaller-bundles replaces a file of a package by this one, and webpack resolves paths from there.
import Prism from '@site/src/prism/core';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-css';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-yaml';

export default Prism;
