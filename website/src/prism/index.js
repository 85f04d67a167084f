// @ts-check
/**
 * Prism with the languages of these pages: the copy in `prism-react-renderer` has thirty. More are added by
 * `themeConfig.prism.additionalLanguages`.
 */
// No relative paths: webpack puts this file in the place of one of a package, and looks from there.
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
