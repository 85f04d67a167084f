import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import type {NavbarItemType} from './itemType';
import {collectItemTypes, registerNavbarItemType} from './registry';

const component = import.meta.filename;
const newContext = () => ({siteDir: '/site'}) as LoadContext;

function collect(...types: unknown[]): NavbarItemType[] {
  return collectItemTypes(newContext(), types as NavbarItemType[]);
}

describe('collectItemTypes', () => {
  it('takes the types of the site and of plugins', () => {
    const context = newContext();
    const [ours, theirs] = [
      {name: 'iconLink', component},
      {name: 'starCounter', component},
    ];
    registerNavbarItemType(context, theirs, 'star-counter');
    expect(collectItemTypes(context, [ours])).toEqual([ours, theirs]);
    // Another load of the site starts anew.
    expect(collectItemTypes(newContext(), [ours])).toEqual([ours]);
  });

  it('takes a component for each place, of a package, and of a theme', () => {
    const places = {
      desktop: component,
      mobile: 'joi',
      dropdown: '@theme/Anything',
      footer: component,
    };
    const types = [{name: 'a', component: {...places, mobile: 'vitest/config'}}];
    expect(collectItemTypes({siteDir: import.meta.dirname} as LoadContext, types)).toEqual(types);
  });

  it('finds a component without its ending', () => {
    const types = [{name: 'a', component: component.replace(/\.ts$/, '')}];
    expect(collect(...types)).toEqual(types);
    const context = {siteDir: path.dirname(component)} as LoadContext;
    const ofSite = [{name: 'a', component: `@site/${path.basename(component)}`}];
    expect(collectItemTypes(context, ofSite)).toEqual(ofSite);
  });

  it.each([
    [
      'twice by the site',
      [
        {name: 'a', component},
        {name: 'a', component},
      ],
    ],
    ['a name of Docusaurus', [{name: 'search', component}]],
    ['an impossible name', [{name: 'x y', component}]],
    ['no name', [{component}]],
    ['no component', [{name: 'a'}]],
    ['a component that does not exist', [{name: 'a', component: '@site/src/Nowhere'}]],
    ['a package that does not exist', [{name: 'a', component: 'no-such-package/Star'}]],
    ['a relative component', [{name: 'a', component: './Star'}]],
    ['no component for the mobile menu', [{name: 'a', component: {desktop: component}}]],
    ['a misspelt place', [{name: 'a', component: {desktop: component, moblie: component}}]],
    ['a component that is a component', [{name: 'a', component: () => null}]],
    ['a misspelt option', [{name: 'a', component, feilds: {}}]],
    ['a field that is no description', [{name: 'a', component, fields: {icon: 'string'}}]],
    ['a field of an unknown type', [{name: 'a', component, fields: {icon: {type: 'sting'}}}]],
    ['items under another name', [{name: 'a', component, fields: {links: {type: 'items'}}}]],
    [
      'a group of what is no field',
      [{name: 'a', component, fields: {to: {type: 'string'}}, exactlyOneOf: [['to', 'href']]}],
    ],
    [
      'a default that the field cannot hold',
      [{name: 'a', component, fields: {size: {type: 'number'}}, defaults: {size: '20', sise: 1}}],
    ],
    ['no object', ['iconLink']],
  ])('%s', (_name, types) => {
    expect(() => collect(...types)).toThrowErrorMatchingSnapshot();
  });

  it('names both sides of a clash', () => {
    const context = newContext();
    const type = {name: 'starCounter', component};
    registerNavbarItemType(context, type, 'plugin-a');
    registerNavbarItemType(context, type, 'plugin-b');
    expect(() => collectItemTypes(context, [])).toThrowErrorMatchingInlineSnapshot(
      `[NavbarItemsError: The navbar item type "starCounter" is registered twice: by plugin-a and by plugin-b.]`,
    );
    expect(() => collectItemTypes(newContext(), [type, type])).toThrow(
      'by The site and by The site',
    );
  });
});
