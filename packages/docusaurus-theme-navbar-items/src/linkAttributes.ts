/**
 * Attributes that theme-classic passes on from an item to its link. Source: the global and `<a>` attributes of the HTML standard,
 * spelt as React does, and the props of `@docusaurus/Link`.
 */
const linkAttributes = [
  'accessKey',
  'autoAddBaseUrl',
  'dir',
  'download',
  'exact',
  'hrefLang',
  'id',
  'lang',
  'referrerPolicy',
  'rel',
  'role',
  'strict',
  'style',
  'tabIndex',
  'target',
  'title',
  'translate',
];

export function isLinkAttribute(name: string): boolean {
  return /^(?:aria|data)-/.test(name) || linkAttributes.includes(name);
}
