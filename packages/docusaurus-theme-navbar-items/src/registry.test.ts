import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {collectItemTypes, registerNavbarItemType} from './registry';
import type {NavbarItemType} from './types';

const component = import.meta.filename;
const newContext = () => ({siteDir: '/site'}) as LoadContext;

function collect(...types: unknown[]) {
  return collectItemTypes(newContext(), types as NavbarItemType[]);
}

const valid = (...types: NavbarItemType[]) => ({types, invalidNames: [], problems: []});

describe('collectItemTypes', () => {
  it('collects the types of the site and of plugins', () => {
    const context = newContext();
    const [fromSite, fromPlugin] = [
      {name: 'iconLink', component},
      {name: 'starCounter', component},
    ];
    registerNavbarItemType(context, fromPlugin, 'star-counter');
    expect(collectItemTypes(context, [fromSite])).toEqual(valid(fromSite, fromPlugin));
    // The next load of the site starts with an empty registry.
    expect(collectItemTypes(newContext(), [fromSite])).toEqual(valid(fromSite));
  });

  it('accepts a component per variant, from a file, a package and a theme', () => {
    const variants = {
      desktop: component,
      mobile: 'joi',
      dropdown: '@theme/Anything',
      footer: component,
    };
    const types = [{name: 'a', component: {...variants, mobile: 'vitest/config'}}];
    expect(collectItemTypes({siteDir: import.meta.dirname} as LoadContext, types)).toEqual(
      valid(...types),
    );
  });

  it('finds a component without its extension', () => {
    const types = [{name: 'a', component: component.replace(/\.ts$/, '')}];
    expect(collect(...types)).toEqual(valid(...types));
    const context = {siteDir: path.dirname(component)} as LoadContext;
    const siteTypes = [{name: 'a', component: `@site/${path.basename(component)}`}];
    expect(collectItemTypes(context, siteTypes)).toEqual(valid(...siteTypes));
  });

  it.each([
    [
      'a name that the site registers twice',
      [
        {name: 'a', component},
        {name: 'a', component},
      ],
    ],
    ['the name of a built-in type', [{name: 'search', component}]],
    ['an invalid name', [{name: 'x y', component}]],
    ['no name', [{component}]],
    ['no component', [{name: 'a'}]],
    ['a component that does not exist', [{name: 'a', component: '@site/src/Nowhere'}]],
    ['a relative path of a component', [{name: 'a', component: './Star'}]],
    ['no component for the mobile menu', [{name: 'a', component: {desktop: component}}]],
    ['a misspelled variant', [{name: 'a', component: {desktop: component, moblie: component}}]],
    ['a React component instead of a module', [{name: 'a', component: () => null}]],
    ['a misspelled option', [{name: 'a', component, feilds: {}}]],
    ['a field that is not an object', [{name: 'a', component, fields: {icon: 'string'}}]],
    ['a field of an unknown type', [{name: 'a', component, fields: {icon: {type: 'sting'}}}]],
    [
      'the type items for another field',
      [{name: 'a', component, fields: {links: {type: 'items'}}}],
    ],
    [
      'a group with an undeclared field',
      [{name: 'a', component, fields: {to: {type: 'string'}}, exactlyOneOf: [['to', 'href']]}],
    ],
    [
      'a default of the wrong type',
      [{name: 'a', component, fields: {size: {type: 'number'}}, defaults: {size: '20', sise: 1}}],
    ],
    ['a type that is not an object', ['iconLink']],
  ])('reports %s', (_name, types) => {
    expect(collect(...types).problems).toMatchSnapshot();
  });

  it('reports the problems of all types', () => {
    const {types, invalidNames, problems} = collect(
      {name: 'a', component: './A'},
      {name: 'b', component},
      {name: 'c', component: './C'},
    );
    expect(types.map(({name}) => name)).toEqual(['b']);
    expect(invalidNames).toEqual(['a', 'c']);
    expect(problems).toHaveLength(2);
  });

  it('names both registrants of a name', () => {
    const context = newContext();
    const type = {name: 'starCounter', component};
    registerNavbarItemType(context, type, 'plugin-a');
    registerNavbarItemType(context, type, 'plugin-b');
    expect(collectItemTypes(context, []).problems).toEqual([
      'The navbar item type "starCounter" is registered twice: by plugin-a and by plugin-b.',
    ]);
  });
});
