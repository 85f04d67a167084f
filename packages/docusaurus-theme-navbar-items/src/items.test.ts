import {expect, it} from 'vitest';
import {configuredItems} from './items';

const link = {label: 'A', to: '/'};
const star = {type: 'custom-star', label: 'Stars'};

it('finds items in dropdowns, columns and rows', () => {
  const navbar = {items: [link, {label: 'M', items: [star]}, {dropdownItemsAfter: [star]}]};
  const navbarItems = configuredItems({navbar});
  expect(navbarItems.map(({configPath, isNested}) => [configPath, isNested])).toEqual([
    ['themeConfig.navbar.items[0]', undefined],
    ['themeConfig.navbar.items[1]', undefined],
    ['themeConfig.navbar.items[1].items[0]', true],
    ['themeConfig.navbar.items[2]', undefined],
    ['themeConfig.navbar.items[2].dropdownItemsAfter[0]', true],
  ]);
  const row = [link, {label: 'S', to: '#', navbarItem: {type: 'custom-star'}}];
  expect(configuredItems({footer: {links: row}})[1]).toEqual({
    item: {type: 'custom-star', label: 'S'},
    configPath: 'themeConfig.footer.links[1]',
    menu: 'footer',
  });
  const columns = {links: [{title: 'T', items: row}]};
  expect(configuredItems({footer: columns})[1]?.configPath).toBe(
    'themeConfig.footer.links[0].items[1]',
  );
  expect(configuredItems({})).toEqual([]);
});
