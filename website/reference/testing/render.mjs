// @ts-check
/** Compiles and renders a page as Docusaurus does. */
import {createRequire} from 'node:module';
import {transformSync} from 'esbuild';

const load = createRequire(import.meta.url);
const mdx = load('@mdx-js/mdx');
const mdxReact = load('@mdx-js/react');
const React = load('react');
const {renderToStaticMarkup} = load('react-dom/server');
const headings = load('@docusaurus/mdx-loader/lib/remark/headings').default;
const admonitions = load('@docusaurus/mdx-loader/lib/remark/admonitions').default;

/**
 * @param {string} page Content of a file.
 * @returns {string} JavaScript with JSX.
 * @throws If MDX or JSX cannot be parsed.
 */
export function compile(page) {
  const content = page.replace(/^---\n[\s\S]*?\n---\n/, '');
  return mdx.sync(content, {remarkPlugins: [admonitions, headings]});
}

/**
 * @param {string} compiled
 * @returns {string} HTML.
 */
export function render(compiled) {
  const {code} = transformSync(compiled, {loader: 'jsx', jsxFactory: 'mdx', format: 'cjs'});
  const module = {exports: /** @type {any} */ ({})};
  new Function('module', 'exports', 'React', 'mdx', code)(
    module,
    module.exports,
    React,
    mdxReact.mdx,
  );
  return renderToStaticMarkup(
    React.createElement(
      mdxReact.MDXProvider,
      {components: {}},
      React.createElement(module.exports.default),
    ),
  );
}

/** @param {string} html */
export function idsOf(html) {
  return [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id ?? ''));
}

/** @param {string} html */
export function linksOf(html) {
  return [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => decode(href ?? ''));
}

/**
 * @param {string} html
 * @returns {string} The visible text outside of code.
 */
export function visibleText(html) {
  return decode(
    html
      .replace(/<(pre|code)\b[^>]*>[\s\S]*?<\/\1>/g, '')
      .replace(/<\/(?:p|li|dt|dd|div|h\d)>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' '),
  );
}

/** @param {string} text */
function decode(text) {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}
