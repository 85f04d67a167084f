import {describe, expect, it} from 'vitest';
import {editConfig, UnclearConfig} from './editConfig.mjs';

const theme = {
  name: 'docusaurus-theme-search-meilisearch',
  field: 'themes',
  remove: ['@easyops-cn/docusaurus-search-local', 'docusaurus-lunr-search'],
  removeThemeConfig: ['algolia'],
} as const;

const edit = (source: string, change: Parameters<typeof editConfig>[1] = theme) =>
  editConfig(source, change, true);

/** The configurations of `create-docusaurus`, and others that exist. What is between « and » is what the command adds. */
const configs = {
  'a TypeScript template': `import type {Config} from '@docusaurus/types';
const config: Config = {
  title: 'My Site',
  presets: [
    ['classic', {} satisfies Preset.Options],
  ],«
  themes: ['docusaurus-theme-search-meilisearch'],»

  themeConfig: {
    navbar: {},
  } satisfies Preset.ThemeConfig,
};

export default config;
`,
  'a CommonJS object': `module.exports = {
  title: 'My Site',
  themes: ['@docusaurus/theme-mermaid'«, 'docusaurus-theme-search-meilisearch'»],
};
`,
  'CommonJS with a type': `/** @type {import('@docusaurus/types').Config} */
const config = {
  themes: [
    // Diagrams
    '@docusaurus/theme-mermaid',
    ['theme', {a: 1}]«,
    'docusaurus-theme-search-meilisearch'»,
  ],
};
module.exports = config;
`,
  'an exported object': `export default {
  title: 'My Site',
  themes: [«'docusaurus-theme-search-meilisearch'»],
} satisfies Config;
`,
  'an async function': `export default async function createConfig() {
  const {default: math} = await import('remark-math');
  return {
    title: 'My Site',
    presets: [['classic', {docs: {remarkPlugins: [math]}}]],«
    themes: ['docusaurus-theme-search-meilisearch'],»
  };
}
`,
  'a function that returns a variable': `async function createConfig() {
  const themes = ['@docusaurus/theme-mermaid'«, 'docusaurus-theme-search-meilisearch'»];
  const config = {title: 'My Site', themes};
  return config;
}
module.exports = createConfig;
`,
  'an arrow function': `export default async () => ({
  themes: [process.env.CI && 'theme'«, 'docusaurus-theme-search-meilisearch'»].filter(Boolean),
});
`,
  'a promise': `module.exports = Promise.resolve({themes: ['theme'«, 'docusaurus-theme-search-meilisearch'»]});
`,
  'Windows line ends': `export default {\r\n  themes: [\r\n    'theme'«,\r\n    'docusaurus-theme-search-meilisearch'»,\r\n  ],\r\n};\r\n`,
};

const own = `'${theme.name}'`;

describe.each(Object.entries(configs))('%s', (_, template) => {
  const source = template.replace(/«[^»]*»/, '');
  const wanted = template.replace(/[«»]/g, '');

  it('gets the theme, and keeps the rest as it is', () => {
    expect(edit(source)).toEqual({
      code: wanted,
      changes: [`added ${theme.name} to themes`],
    });
  });

  it('does not change the second time', () => {
    expect(edit(wanted)).toEqual({code: wanted, changes: []});
  });
});

it.each([
  `export default {themes: [require.resolve('${theme.name}')]};`,
  `export default {themes: [['${theme.name}', {exclude: []}]]};`,
  `export default {themes: ['search-meilisearch']};`,
])('finds the theme in %s', (source) => {
  expect(edit(source).changes).toEqual([]);
});

it('adds a plugin with the quotes of the file', () => {
  const plugin = {
    ...theme,
    name: 'docusaurus-plugin-community-translation',
    field: 'plugins',
  } as const;
  expect(
    edit('module.exports = {\n  title: "A",\n  plugins: [["b", {c: 1}]],\n};', plugin).code,
  ).toBe(
    'module.exports = {\n  title: "A",\n  plugins: [["b", {c: 1}], "docusaurus-plugin-community-translation"],\n};',
  );
  expect(edit('export default {}', plugin).code).toBe(
    "export default {plugins: ['docusaurus-plugin-community-translation']}",
  );
});

describe('other search plugins', () => {
  it.each([
    [`themes: ['@easyops-cn/docusaurus-search-local']`, `themes: [${own}]`],
    [
      `themes: [\n  ['docusaurus-lunr-search', {a: 1}],\n  'b',\n]`,
      `themes: [\n  'b',\n  ${own},\n]`,
    ],
    [
      `themes: ['b', [require.resolve('@easyops-cn/docusaurus-search-local'), {a: 1}]]`,
      `themes: ['b', ${own}]`,
    ],
    [
      `plugins: [\n  'a',\n  'docusaurus-lunr-search',\n],\nthemeConfig: {algolia: {appId: 'A'}, navbar: {}}`,
      `plugins: [\n  'a',\n],\nthemeConfig: {navbar: {}},\nthemes: [${own}]`,
    ],
  ])('are removed from %s', (before, after) => {
    expect(edit(`export default {\n${before},\n};`).code).toBe(`export default {\n${after},\n};`);
  });

  it('are named', () => {
    const {changes} = edit(`export default {plugins: ['docusaurus-lunr-search'], themes: []}`);
    expect(changes).toEqual([
      'removed docusaurus-lunr-search in plugins',
      `added ${theme.name} to themes`,
    ]);
  });
});

it.each([
  ['export default {themes: [}', 'syntax error'],
  ["import config from './base.js'; export default config;", 'does not export an object'],
  ['export default withTheme({themes: []});', 'does not export an object'],
  ['const a = {}; export default a; module.exports = a;', 'does not export an object'],
  ['export default () => { if (dev) { return {}; } return {themes: []}; };', 'does not export'],
  ['export default {themes: getThemes()};', '`themes` is not an array'],
  ["import themes from './themes'; export default {themes};", '`themes` is not an array'],
  ['export default {...base, title: "A"};', 'another object or a statement may set `themes`'],
  ['const a = {}; a.themes = []; export default a;', 'may set `themes`'],
  ['export default {themes: [], ...base};', 'may set `themes`'],
  ['', 'does not export an object'],
])('leaves %s alone', (source, reason) => {
  expect(() => edit(source)).toThrow(UnclearConfig);
  expect(() => edit(source)).toThrow(reason);
});
