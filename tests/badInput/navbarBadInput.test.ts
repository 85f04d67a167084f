import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildChanged} from './buildChanged';

const site = path.resolve(import.meta.dirname, '../fixtures/navbar');
/** Variables of the changes below. */
const variables = `
  const {footerLinks, navbarItems, registerNavbarItemType} = require('docusaurus-theme-navbar-items');
  const theme = config.themes[0][1];
`;

const changes: Record<string, string> = {
  'an unknown type': `config.themeConfig.navbar.items = navbarItems([
    {label: 'More', items: [{label: 'A', to: '/'}, {type: 'iconLnik', label: 'X', href: 'https://x.example'}]},
  ]);`,
  'an unknown type in the footer': `config.themeConfig.footer.links = footerLinks([{type: 'starCuonter', label: 'X'}]);`,
  'a misspelled field of a built-in type': `config.themeConfig.navbar.items = navbarItems([{lable: 'A', to: '/'}]);`,
  'an invalid value of a built-in type': `config.themeConfig.navbar.items = navbarItems([{label: 'A', to: '/', position: 'rihgt'}]);`,
  'a misspelled field without navbarItems': `config.themeConfig.navbar.items = [{label: 'A', to: '/', activBasePath: '/'}];`,
  'invalid fields of a registered type': `config.themeConfig.navbar.items = navbarItems([
    {type: 'iconLink', icon: 'cod', lable: 'X', to: '/', href: 'https://x.example'},
    {type: 'starCounter', label: 'Stars'},
  ]);`,
  'a component that does not exist': `theme.types.push({name: 'a', component: '@site/src/components/IconLnik'});`,
  'two registrations of one name': `config.plugins.push((context) => {
    registerNavbarItemType(context, {name: 'starCounter', component: __filename}, 'another-plugin');
    registerNavbarItemType(context, {name: 'iconLink', component: __filename}, 'another-plugin');
    return {name: 'another-plugin'};
  });`,
  'the name of a built-in type': `theme.types.push({name: 'search', component: '@site/src/components/ThrowsLater'});`,
  'all errors in one run': `config.themeConfig.navbar.items = navbarItems([
    {lable: 'A', to: '/', position: 'rihgt'},
    {type: 'iconLnik', label: 'X', href: 'https://x.example'},
    {label: 'More', items: [{type: 'iconLink', icon: 'cod', label: 'X', to: '/'}, {label: 'B'}]},
    {type: 'a', label: 'Its type is invalid, so that it is not checked'},
  ]);
  config.themeConfig.footer.links = footerLinks([{title: 'A', items: [{type: 'doc', label: 'X'}]}]);
  theme.types.push({name: 'a', component: '@site/src/components/IconLnik'});`,
  'what is not an array': `config.themeConfig.navbar.items = navbarItems({label: 'A', to: '/'});`,
  'a misspelled option': `theme.tpyes = [];`,
};

describe('invalid configuration ends the build before bundling', () => {
  it.each(Object.entries(changes))('%s', {timeout: 120_000}, async (_name, change) => {
    const {status, output} = await buildChanged(site, 'en', variables + change);
    expect(status).toBe(1);
    expect(output).not.toContain('Compiling');
    expect(output).not.toMatch(/^\s+at /m);
    const errors = output.slice(output.indexOf('[ERROR]'), output.indexOf('[INFO] Docusaurus'));
    expect(errors.replaceAll(import.meta.dirname, '<tests>')).toMatchSnapshot();
  });
});
