import React from 'react';
import ComponentTypes from '@theme-wrapped/docusaurus-theme-navbar-items/NavbarItem/ComponentTypes';
import RegisteredNavbarItem from '@theme/RegisteredNavbarItem';
import registry from '@generated/docusaurus-theme-navbar-items/default/registry';

const registered = Object.entries(registry).map(([type, {component, defaults}]) => [
  type,
  (item: Record<string, unknown>) => (
    <RegisteredNavbarItem type={type} component={component} defaults={defaults} item={item} />
  ),
]);

/** The components of the built-in types, and of the registered types under `custom-<name>`. */
export default {...ComponentTypes, ...Object.fromEntries(registered)};
