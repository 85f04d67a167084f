import React from 'react';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import RegisteredNavbarItem from '@theme/RegisteredNavbarItem';
import registry from '@generated/docusaurus-theme-navbar-items/default/registry';

const registered = Object.entries(registry).map(([type, {components, defaults}]) => [
  type,
  (item: Record<string, unknown>) => (
    <RegisteredNavbarItem type={type} components={components} defaults={defaults} item={item} />
  ),
]);

/** Docusaurus' own item types and, under `custom-<name>`, the registered ones. */
export default {...ComponentTypes, ...Object.fromEntries(registered)};
