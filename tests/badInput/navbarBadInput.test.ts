import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildChanged} from './buildChanged';

const site = path.resolve(import.meta.dirname, '../fixtures/navbar');
/** What the mistakes are made with. */
const names = `
  const {footerLinks, navbarItems, registerNavbarItemType} = require('docusaurus-theme-navbar-items');
  const theme = config.themes[0][1];
`;

const mistakes: Record<string, string> = {
  'an unknown type': `config.themeConfig.navbar.items = navbarItems([
    {label: 'More', items: [{label: 'A', to: '/'}, {type: 'iconLnik', label: 'X', href: 'https://x.example'}]},
  ]);`,
  'an unknown type in the footer': `config.themeConfig.footer.links = footerLinks([{type: 'starCuonter', label: 'X'}]);`,
  'a misspelt field of a type of Docusaurus': `config.themeConfig.navbar.items = navbarItems([{lable: 'A', to: '/'}]);`,
  'a misspelt field, without the helper': `config.themeConfig.navbar.items = [{label: 'A', to: '/', activBasePath: '/'}];`,
  'wrong fields of a registered type': `config.themeConfig.navbar.items = navbarItems([
    {type: 'iconLink', icon: 'cod', lable: 'X', to: '/', href: 'https://x.example'},
    {type: 'starCounter', label: 'Stars'},
  ]);`,
  'a component that does not exist': `theme.types.push({name: 'a', component: '@site/src/components/IconLnik'});`,
  'two registrations of one name': `config.plugins.push((context) => {
    registerNavbarItemType(context, {name: 'starCounter', component: __filename}, 'another-plugin');
    registerNavbarItemType(context, {name: 'iconLink', component: __filename}, 'another-plugin');
    return {name: 'another-plugin'};
  });`,
  "a name of Docusaurus' own": `theme.types.push({name: 'search', component: '@site/src/components/IconLink'});`,
  'a misspelt option': `theme.tpyes = [];`,
};

describe('mistakes in the configuration end a build before anything is bundled', () => {
  it.each(Object.entries(mistakes))('%s', {timeout: 120_000}, async (_name, change) => {
    const {status, output} = await buildChanged(site, 'en', names + change);
    expect(status).toBe(1);
    expect(output).not.toContain('Compiling');
    expect(output).not.toMatch(/^\s+at /m);
    const errors = output.slice(output.indexOf('[ERROR]'), output.indexOf('[INFO] Docusaurus'));
    expect(errors.replaceAll(import.meta.dirname, '<tests>')).toMatchSnapshot();
  });
});
