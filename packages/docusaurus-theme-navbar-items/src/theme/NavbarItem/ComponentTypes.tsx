import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import registered from '@generated/docusaurus-theme-navbar-items/default/registry';

/** Docusaurus' own item types and, under `custom-<name>`, the registered ones. */
export default {...ComponentTypes, ...registered};
