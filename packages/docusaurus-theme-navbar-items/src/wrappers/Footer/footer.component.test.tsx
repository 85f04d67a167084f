import React, {type ReactElement} from 'react';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';
import {expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import {footerLinks} from '../../themeConfig';
import DefaultNavbarItem from '../NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '../NavbarItem/DropdownNavbarItem';
import LinkItem from './LinkItem';

// The simulated browser has no IntersectionObserver, so Docusaurus prefetches each link at once.
vi.stubGlobal('docusaurus', {prefetch: () => {}});

const inFooter = (item: ReactElement, label = 'Elsewhere') =>
  renderInSite(<FooterLabelContext.Provider value={label}>{item}</FooterLabelContext.Provider>);

it('renders a link of theme-classic', () => {
  const [item = {}] = footerLinks([{label: 'Blog', to: '/blog', rel: 'me'}]);
  const link = renderInSite(<LinkItem item={item} />).getByRole('link', {name: 'Blog'});
  expect(link.getAttribute('href')).toBe('/blog');
  expect(link.getAttribute('rel')).toBe('me');
});

it('renders the label and the fields of a wrapped item', () => {
  const [item = {}] = footerLinks([
    {type: 'dropdown', label: 'More', items: [{label: 'Forum', href: 'https://forum.example/'}]},
  ]);
  const {getByRole} = renderInSite(<LinkItem item={{...item, label: '더 보기'}} />);
  expect(getByRole('link', {name: 'Forum'}).getAttribute('href')).toBe('https://forum.example/');
  getByRole('button', {name: '더 보기'});
});

it.each([
  [undefined, 'footer__link-item'],
  ['wide', 'footer__link-item wide'],
])('renders a link of the navbar, with the class %s, as a footer link', (className, expected) => {
  const errors = vi.spyOn(console, 'error');
  const navbarProps = {activeBasePath: '/guide', position: 'left', isFooterItem: true};
  const {getByRole} = inFooter(
    <DefaultNavbarItem {...{label: 'Guide', to: '/guide', className, ...navbarProps}} />,
  );
  // React reports a property that is no attribute of a link.
  expect(errors).not.toHaveBeenCalled();
  const link = getByRole('link', {name: 'Guide'});
  // Without the props of the navbar.
  expect(link.getAttributeNames().sort()).toEqual(['class', 'href']);
  expect(link.className).toBe(expected);
});

it('renders a dropdown of the navbar as the label of the footer and a list', () => {
  const items = [
    {label: 'Forum', href: 'https://forum.example/'},
    {label: 'Guide', to: '/guide'},
  ];
  const {getByText, getByRole, getAllByRole, queryByRole} = inFooter(
    <DropdownNavbarItem label="Next" items={items} />,
  );
  getByText('Elsewhere');
  getByRole('list', {name: 'Elsewhere'});
  expect(getAllByRole('link').map((link) => link.textContent)).toEqual(['Forum', 'Guide']);
  expect(queryByRole('button')).toBe(null);
});

it('renders an empty label in the footer', () => {
  const {getByRole} = inFooter(<DropdownNavbarItem label="Next" items={[]} />, '');
  getByRole('list');
});
