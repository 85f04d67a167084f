import {expect, it} from 'vitest';
import {wrapThemeComponents} from './wrapThemeComponents';

const components = ['Navbar', 'NavbarItem/DropdownNavbarItem'];
const alias = {
  '@theme/NavbarItem/DropdownNavbarItem': '/classic/NavbarItem/DropdownNavbarItem/index.js',
  '@theme/NavbarItem': '/classic/NavbarItem/index.js',
  '@theme/Navbar': '/classic/Navbar/index.js',
};
const wrap = (known: Record<string, string>, packageName: string) => ({
  ...known,
  ...(wrapThemeComponents({resolve: {alias: known}}, packageName, `/${packageName}`, components)
    .resolve?.alias as Record<string, string>),
});

it('gives each wrapper the component that the alias named before', () => {
  expect(wrap(wrap(alias, 'first'), 'second')).toEqual({
    '@theme/Navbar': '/second/Navbar.js',
    '@theme-wrapped/second/Navbar$': '/first/Navbar.js',
    '@theme-wrapped/first/Navbar$': alias['@theme/Navbar'],
    '@theme/NavbarItem/DropdownNavbarItem': '/second/NavbarItem/DropdownNavbarItem.js',
    '@theme-wrapped/second/NavbarItem/DropdownNavbarItem$':
      '/first/NavbarItem/DropdownNavbarItem.js',
    '@theme-wrapped/first/NavbarItem/DropdownNavbarItem$':
      alias['@theme/NavbarItem/DropdownNavbarItem'],
    '@theme/NavbarItem': alias['@theme/NavbarItem'],
  });
});

it('wraps once, also if a site has two instances of the plugin', () => {
  const wrapped = wrap(alias, 'first');
  expect(wrap(wrapped, 'first')).toEqual(wrapped);
});

it('names a component that no theme has', () => {
  expect(() => wrap({'@theme/NavbarItem': alias['@theme/NavbarItem']}, 'first')).toThrow(
    'first wraps the component "Navbar", but no theme of the site has it.',
  );
  expect(() => wrapThemeComponents({}, 'first', '/', components)).toThrow();
});

it('changes the version of the cache with the wrapped components', () => {
  const versionFor = (known: Record<string, string>) => {
    const {cache} = wrapThemeComponents(
      {resolve: {alias: known}, cache: {type: 'filesystem', version: '2.4.3'}},
      'second',
      '/second',
      components,
    );
    return typeof cache === 'object' && cache.type === 'filesystem' ? cache.version : undefined;
  };
  expect(versionFor(alias)).toMatch(/^2\.4\.3-/);
  expect(versionFor(alias)).not.toBe(versionFor(wrap(alias, 'first')));
  expect(versionFor(alias)).toBe(versionFor({...alias}));
});
