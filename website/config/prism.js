// @ts-check

/**
 * One theme for both color modes: each color is a custom property from `src/css/code.css`, so the server-rendered HTML is correct
 * in light and dark mode without a script.
 */
const style = (/** @type {string} */ name) => ({color: `var(--code-${name})`});

module.exports = {
  additionalLanguages: ['rust', 'toml', 'powershell', 'bash'],
  theme: {
    plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
    styles: [
      {types: ['comment', 'prolog', 'cdata', 'doctype'], style: style('comment')},
      {types: ['punctuation', 'operator'], style: style('punctuation')},
      {types: ['keyword', 'boolean', 'atrule', 'important'], style: style('keyword')},
      {types: ['string', 'char', 'attr-value', 'url', 'inserted'], style: style('string')},
      {types: ['number', 'constant', 'symbol', 'lifetime-annotation'], style: style('number')},
      {types: ['function', 'function-definition', 'macro', 'tag'], style: style('function')},
      {types: ['class-name', 'builtin', 'namespace', 'table'], style: style('type')},
      {types: ['property', 'attr-name', 'key', 'parameter', 'selector'], style: style('property')},
      {types: ['deleted'], style: style('deleted')},
    ],
  },
};
