import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';
import {docusaurusModules} from './tests/components/docusaurusModules.ts';

// `.ci/run` reads the test counts from this JSON file.
const jsonFile = process.env.VITEST_JSON_FILE;

export default defineConfig({
  test: {
    // Browser tests often wait, so three workers are faster than two even on two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    reporters: jsonFile ? ['default', ['json', {outputFile: jsonFile}]] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'website/**/*.test.{ts,mjs}',
            'tests/bench/*.test.mjs',
            'tests/prose/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            '**/lib/**',
            '**/*.component.test.tsx',
            '**/*.{contract,host}.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        // The search package on a Meilisearch server, which the setup finds and starts; with the embedded engine beside it for Japanese.
        test: {
          name: 'host',
          include: [
            'packages/*/src/**/*.{contract,host}.test.ts',
            'tests/consumers/japanese.test.ts',
          ],
          globalSetup: './tests/host/hostSetup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // React components of the packages, rendered in jsdom with the modules of Docusaurus itself.
        plugins: [docusaurusModules()],
        test: {
          name: 'components',
          include: ['packages/*/src/**/*.component.test.tsx'],
          environment: 'jsdom',
          testTimeout: 30_000,
          server: {deps: {inline: [/@docusaurus\//]}},
        },
      },
      {
        // The built site, and small fixture sites, in a browser.
        test: {
          name: 'browser',
          root: 'tests',
          include: ['browser/*.test.ts'],
          globalSetup: ['./globalSetup.ts', './browser/browserServer.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A condition that never becomes true must fail, a slow machine must not.
          expect: {poll: {timeout: 20_000}},
        },
      },
      {
        // The flows of readers in Firefox and WebKitGTK, which the setup finds.
        test: {
          name: 'otherBrowsers',
          root: 'tests',
          include: ['otherBrowsers/*.test.ts'],
          globalSetup: ['./globalSetup.ts', './otherBrowsers/setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: {poll: {timeout: 60_000}},
        },
      },
      {
        // Files of the built site and content. Without isolation, the test files of a worker share the parsed pages.
        test: {
          name: 'site',
          root: 'tests',
          include: ['{badInput,pages,samples,search,site}/*.test.ts'],
          globalSetup: ['./globalSetup.ts', './host/hostSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      {
        // The tarballs of the packages, and the workflows. Needs the built packages.
        test: {
          name: 'packages',
          root: 'tests',
          include: ['{packages,workflows}/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The packed packages on unpatched Docusaurus. Needs the npm registry or the packages of an earlier run.
        test: {
          name: 'clean-install',
          root: 'tests',
          include: ['consumers/cleanInstall.test.ts'],
          globalSetup: ['./consumers/globalSetup.ts', './browser/browserServer.ts'],
          testTimeout: 120_000,
          hookTimeout: 900_000,
        },
      },
      {
        // The packed packages in fresh sites of several versions of Docusaurus. Runs after other tests, since it uses all cores.
        test: {
          name: 'consumers',
          root: 'tests',
          include: ['consumers/docusaurus*.test.ts'],
          globalSetup: ['./consumers/globalSetup.ts', './browser/browserServer.ts'],
          testTimeout: 300_000,
          hookTimeout: 900_000,
          sequence: {groupOrder: 1},
        },
      },
    ],
  },
});
