import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {ssrTemplate} from './index.js';

const require = createRequire(import.meta.url);
const {default: template} = require('@docusaurus/core/lib/webpack/templates/ssr.html.template');

it('lists the scripts of a page, before a heading could have the id of the list, and loads none', () => {
  expect(ssrTemplate()).toMatch(/<script id="page-scripts" type="application\/json">[^]*<\/head>/);
  expect(ssrTemplate()).not.toMatch(/<script src|as="script"/);
});

it.each([
  ['preloads', template.replace('as="script"', 'as="script"\n')],
  ['scripts', template.replace('<script src', '<script defer\n src')],
  ['the loop', template.replaceAll('it.scripts.forEach', 'it.scriptUrls.forEach')],
])('fails the build if Docusaurus changes %s of its template', (_name, changed) => {
  expect(() => ssrTemplate(changed)).toThrow(
    'deferred-hydration: the page template of Docusaurus loads its scripts in another way',
  );
});
