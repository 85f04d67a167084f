import {describe, expect, it} from 'vitest';
import {collectItemTypes, registerNavbarItemType} from './registry';
import {registryModule} from './registryModule';

const component = __filename;

describe('collectItemTypes', () => {
  it('takes the types of the site', () => {
    const types = [{name: 'iconLink', component}];
    expect(collectItemTypes(types, '/')).toEqual(types);
  });

  it.each([
    [
      [
        {name: 'a', component},
        {name: 'a', component},
      ],
      'The navbar item type "a" is registered twice: by The site and by The site.',
    ],
    [
      [{name: 'search', component}],
      'The site registers the navbar item type "search", which is one of Docusaurus\' own. Choose another name.',
    ],
    [
      [{name: 'x y', component}],
      'The site registers the navbar item type "x y": a name is a letter, then letters, digits and hyphens.',
    ],
    [
      [{name: 'a', component: '@site/nowhere'}],
      'The site registers the navbar item type "a" with a component that does not exist: @site/nowhere',
    ],
  ])('%j is refused', (types, message) => {
    expect(() => collectItemTypes(types, '/site')).toThrow(message);
  });

  it('takes the types of plugins, once, and names both sides of a clash', () => {
    const type = {name: 'starCounter', component};
    registerNavbarItemType(type, 'plugin-a');
    registerNavbarItemType(type, 'plugin-a');
    expect(collectItemTypes([], '/')).toEqual([type]);

    registerNavbarItemType(type, 'plugin-b');
    expect(() => collectItemTypes([], '/')).toThrow(
      'The navbar item type "starCounter" is registered twice: by plugin-a and by plugin-b.',
    );
  });
});

describe('registryModule', () => {
  it('imports each component and maps its custom type to it', () => {
    expect(registryModule([{name: 'iconLink', component: '@site/src/IconLink'}])).toBe(
      'import component0 from "@site/src/IconLink";\nexport default {\n  "custom-iconLink": component0,\n};\n',
    );
  });
});
