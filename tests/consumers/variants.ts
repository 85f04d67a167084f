import {dependenciesOf, type Variant} from '../examples/site';

/** How components are swizzled before a build. */
type Round = {action: 'eject' | 'wrap'; language: 'JavaScript' | 'TypeScript'};

/** A variant with what is tested of it. */
export type Consumer = Variant & {
  version: 2 | 3;
  rounds: Round[];
};

const docusaurus3 = {
  ...dependenciesOf('everything'),
  '@docusaurus/module-type-aliases': '^3.10.2',
  '@docusaurus/tsconfig': '^3.10.2',
  '@docusaurus/types': '^3.10.2',
  typescript: '~5.9.3',
};

/** The oldest supported version. */
export const docusaurus2: Consumer = {
  name: 'docusaurus-2',
  dependencies: {
    '@docusaurus/core': '2.4.3',
    '@docusaurus/module-type-aliases': '2.4.3',
    '@docusaurus/preset-classic': '2.4.3',
    '@mdx-js/react': '^1.6.22',
    react: '^17.0.2',
    'react-dom': '^17.0.2',
  },
  overrides: {webpack: '5.88.2'},
  // Docusaurus 2 does not know these options.
  config: '(({markdown, onBrokenAnchors, ...known}) => known)(site)',
  version: 2,
  rounds: [{action: 'eject', language: 'JavaScript'}],
};

/** An older version of Docusaurus 3, with the newest webpack that it builds with. */
export const docusaurus36: Variant = {
  name: 'docusaurus-3.6',
  dependencies: {
    ...dependenciesOf('everything'),
    '@docusaurus/core': '~3.6.3',
    '@docusaurus/preset-classic': '~3.6.3',
    react: '^18.3.1',
    'react-dom': '^18.3.1',
  },
  overrides: {webpack: '5.99.9'},
};

/** With rspack and the flags of Docusaurus 4. The fastest to build, so it runs all rounds. */
export const docusaurus3Faster: Consumer = {
  name: 'docusaurus-3-faster',
  dependencies: {...docusaurus3, '@docusaurus/faster': '^3.10.2'},
  // Docusaurus 4 reads the ids of headings only from comments, which Docusaurus 2 does not know.
  config:
    '({...site, markdown: {...site.markdown, mdx1Compat: {headingIds: true}}, future: {v4: true, faster: true}})',
  // As in a new site. Else, the styles of Docusaurus come before those of the site: their layers become specificity.
  browserslist: ['>0.5%', 'not dead', 'not op_mini all'],
  version: 3,
  rounds: [
    {action: 'eject', language: 'TypeScript'},
    {action: 'wrap', language: 'TypeScript'},
    {action: 'eject', language: 'JavaScript'},
    {action: 'wrap', language: 'JavaScript'},
  ],
};

/** What users install, beside the newest version with webpack and React 19, which `tests/examples` has. */
export const consumers: Consumer[] = [
  docusaurus2,
  docusaurus3Faster,
  {
    name: 'docusaurus-3',
    dependencies: {...docusaurus3, react: '^18.3.1', 'react-dom': '^18.3.1'},
    version: 3,
    rounds: [{action: 'wrap', language: 'TypeScript'}],
  },
];
