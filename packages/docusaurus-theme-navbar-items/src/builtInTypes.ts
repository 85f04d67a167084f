/** The item types that Docusaurus itself renders, in the navbar and in its dropdowns. Source: theme-classic 2.4.3 and 3.x, `NavbarItem/ComponentTypes`. */
export const builtInTypes = [
  'default',
  'dropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
] as const;

export type BuiltInType = (typeof builtInTypes)[number];

export function isBuiltInType(type: string): type is BuiltInType {
  return (builtInTypes as readonly string[]).includes(type);
}
