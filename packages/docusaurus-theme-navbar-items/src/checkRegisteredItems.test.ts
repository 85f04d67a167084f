import {describe, expect, it} from 'vitest';
import {checkRegisteredItems} from './checkRegisteredItems';

const types = [{name: 'iconLink', component: '/x'}];

describe('checkRegisteredItems', () => {
  it('lets registered types and those of Docusaurus pass', () => {
    const items = [{type: 'custom-iconLink'}, {type: 'search'}, {label: 'x', to: '/'}];
    expect(() => checkRegisteredItems({navbar: {items}}, types)).not.toThrow();
    expect(() => checkRegisteredItems({}, types)).not.toThrow();
  });

  it('names the position, the nearest type and the allowed ones', () => {
    const items = [{label: 'x', to: '/'}, {items: [{type: 'custom-iconLnik'}]}];
    expect(() => checkRegisteredItems({navbar: {items}}, types)).toThrow(
      'navbar.items[1].items[0]: unknown type "iconLnik". Did you mean "iconLink"? ' +
        'Allowed: default, dropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, iconLink.',
    );
  });
});
