import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {collectItemTypes, registerNavbarItemType, registryModule} from './registry';
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

  it.each([component, 'vitest/config', '@theme/Anything'])('accepts the component %s', (module) => {
    const types = [{name: 'a', component: module}];
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
    ['a package that does not exist', [{name: 'a', component: 'no-such-package/Star'}]],
    ['a relative path of a component', [{name: 'a', component: './Star'}]],
    ['a React component instead of a module', [{name: 'a', component: () => null}]],
    ['a misspelled option', [{name: 'a', component, feilds: {}}]],
    ['a field that is not an object', [{name: 'a', component, fields: {icon: 'string'}}]],
    ['a field of an unknown type', [{name: 'a', component, fields: {icon: {type: 'sting'}}}]],
    [
      'the type items for another field',
      [{name: 'a', component, fields: {links: {type: 'items'}}}],
    ],
    ['a group that is not an array', [{name: 'a', component, exactlyOneOf: ['to', 'href']}]],
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
});

it('maps the types to their components', () => {
  expect(
    registryModule([
      {name: 'iconLink', component: '@site/src/IconLink'},
      {name: 'starCounter', component: '/Star', defaults: {host: 'https://api.github.com'}},
    ]),
  ).toMatchInlineSnapshot(`
    "import component0 from "@site/src/IconLink";
    import component1 from "/Star";
    export default {
      "custom-iconLink": {component: component0, defaults: {}},
      "custom-starCounter": {component: component1, defaults: {"host":"https://api.github.com"}},
    };
    "
  `);
});
