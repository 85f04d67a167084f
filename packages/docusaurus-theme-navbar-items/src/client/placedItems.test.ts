import {expect, it} from 'vitest';
import {placedItems, positionOf} from './placedItems';

const link = {label: 'A', to: '/'};
const star = {type: 'custom-star', label: 'Stars'};

it('finds items in dropdowns, columns and rows', () => {
  const navbar = {items: [link, {label: 'M', items: [star]}, {dropdownItemsAfter: [star]}]};
  const ofNavbar = placedItems({navbar}).map(({position, isNested}) => [position, isNested]);
  expect(ofNavbar).toEqual([
    ['themeConfig.navbar.items[0]', false],
    ['themeConfig.navbar.items[1]', false],
    ['themeConfig.navbar.items[1].items[0]', true],
    ['themeConfig.navbar.items[2]', false],
    ['themeConfig.navbar.items[2].dropdownItemsAfter[0]', true],
  ]);
  const inFooter = [link, {label: 'S', to: '#', navbarItem: star}];
  expect(placedItems({footer: {links: inFooter}})[1]).toEqual({
    item: star,
    position: 'themeConfig.footer.links[1]',
    menu: 'footer',
    isNested: false,
  });
  const columns = {links: [{title: 'T', items: inFooter}]};
  expect(placedItems({footer: columns})[1]?.position).toBe('themeConfig.footer.links[0].items[1]');
  expect(placedItems({})).toEqual([]);
});

it('knows an item by what a component gets of it', () => {
  const second = {type: 'custom-star', label: 'More stars'};
  const items = placedItems({navbar: {items: [star, second]}});
  const props = {label: 'More stars', mobile: true};
  expect(positionOf(items, 'custom-star', props)).toBe('themeConfig.navbar.items[1]');
  expect(positionOf(items, 'custom-star', {label: 'Elsewhere'})).toBeUndefined();
});
