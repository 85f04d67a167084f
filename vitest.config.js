import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {docusaurusModules} from './tools/testing/docusaurusModules.ts';

// `.ci/run` reads the test counts from this JSON file.
const jsonFile = process.env.VITEST_JSON_FILE;

/** Seconds for each test and each hook. */
const timeout = (seconds) => ({testTimeout: seconds * 1000, hookTimeout: seconds * 1000});

/** The code that a build compiles into the packages. */
const resolve = {alias: {'#shared': path.resolve(import.meta.dirname, 'tools/shared')}};

const servesBuiltSite = './website/tests/builtSite.ts';
const startsBrowser = './tools/testing/startBrowser.ts';
const packs = './tests/packages/packPackages.ts';
const startsHost = './tools/testing/provideMeilisearch.ts';

/** Tests beside the code they test. */
const besideCode = [
  {
    name: 'unit',
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'tools/{setUp,shared}/*.test.ts',
      'website/**/*.test.{ts,mjs}',
    ],
    exclude: [
      '**/node_modules/**',
      '**/lib/**',
      'website/tests/**',
      '**/*.component.test.tsx',
      '**/*.host.test.ts',
    ],
    ...timeout(30),
  },
  {
    // React components of the packages, rendered in jsdom with the modules of Docusaurus itself.
    name: 'components',
    include: ['packages/*/src/**/*.component.test.tsx'],
    environment: 'jsdom',
    server: {deps: {inline: [/@docusaurus\//]}},
    ...timeout(30),
  },
  {
    // The search package on a Meilisearch server, which the setup finds and starts.
    name: 'host',
    include: ['packages/*/src/**/*.host.test.ts'],
    globalSetup: startsHost,
    ...timeout(120),
  },
];

/** One folder is one project. Its name is that of the folder. `npm test` leaves out projects whose name starts with `slow-`. */
const folders = [
  // The text of pages and messages: language, names, translations.
  {folder: 'tools/prose', ...timeout(30)},
  // Markdown, code samples and pictures of pages. Without isolation, the test files of a worker share the parsed pages.
  {folder: 'website/tests/content', isolate: false, ...timeout(120)},
  // The Rust code samples, compiled against the tauri crate. Runs after other tests, since it uses all cores.
  {folder: 'website/tests/rust', isSlow: true, ...timeout(1800), sequence: {groupOrder: 1}},
  // Files of the built site, and the scripts that build it.
  {
    folder: 'website/tests/output',
    globalSetup: servesBuiltSite,
    isolate: false,
    ...timeout(300),
  },
  // The built site in Chromium.
  {
    folder: 'website/tests/browser',
    globalSetup: [servesBuiltSite, startsBrowser],
    ...timeout(120),
    // A condition that never becomes true must fail, a slow machine must not.
    expect: {poll: {timeout: 20_000}},
  },
  // The flows of readers in Firefox and WebKitGTK.
  {
    folder: 'website/tests/otherBrowsers',
    isSlow: true,
    globalSetup: servesBuiltSite,
    ...timeout(300),
    expect: {poll: {timeout: 60_000}},
  },
  // The ranking of the search package, on the built site and on a Japanese one.
  {folder: 'tests/relevance', globalSetup: [servesBuiltSite, startsHost], ...timeout(120)},
  // The ranking of the search package on documentation of other projects, which Debian packages contain, next to other engines.
  {folder: 'tests/foreignDocs', isSlow: true, ...timeout(300)},
  // The packages on small sites, in Chromium.
  {
    folder: 'tests/fixtures',
    globalSetup: [servesBuiltSite, startsBrowser],
    ...timeout(120),
    expect: {poll: {timeout: 20_000}},
  },
  // The tarballs of the packages. Needs the built packages.
  {folder: 'tests/packages', globalSetup: packs, ...timeout(120)},
  // Workflows and documents of the repository.
  {folder: 'tests/repository', ...timeout(30)},
  // The packed packages in a fresh site and in the examples. Needs the npm registry or the packages of an earlier run.
  {
    folder: 'tests/examples',
    isSlow: true,
    globalSetup: [packs, startsBrowser],
    ...timeout(900),
    sequence: {groupOrder: 1},
  },
  // The search plugins of the table in the documentation, next to each other. A benchmark: `npm test` and `test:slow` leave it out.
  {
    folder: 'tests/searchPlugins',
    isSlow: true,
    globalSetup: [packs, startsBrowser],
    ...timeout(900),
    sequence: {groupOrder: 1},
  },
  // The packed packages in fresh sites of several versions of Docusaurus. Runs after other tests, since it uses all cores.
  {
    folder: 'tests/consumers',
    isSlow: true,
    globalSetup: [packs, startsBrowser],
    ...timeout(900),
    sequence: {groupOrder: 1},
  },
];

export default defineConfig({
  test: {
    // Browser tests often wait, so three workers are faster than two even on two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    reporters: jsonFile ? ['default', ['json', {outputFile: jsonFile}]] : ['default'],
    projects: [
      ...besideCode.map((test) => ({
        plugins: test.name === 'components' ? [docusaurusModules()] : [],
        resolve,
        test,
      })),
      ...folders.map(({folder, isSlow = false, ...test}) => ({
        test: {
          ...test,
          name: `${isSlow ? 'slow-' : ''}${folder.split('/').at(-1)}`,
          include: [`${folder}/**/*.test.ts`],
        },
      })),
    ],
  },
});
