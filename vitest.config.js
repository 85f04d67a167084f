import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';
import {docusaurusModules} from './tests/components/docusaurusModules.ts';

// The gate (.ci/run) counts the tests from this file.
const jsonFile = process.env.VITEST_JSON_FILE;

export default defineConfig({
  test: {
    // Browser tests mostly wait for the browser: three workers keep two cores busy.
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
          ],
          exclude: ['**/node_modules/**', '**/lib/**', '**/*.component.test.tsx'],
        },
      },
      {
        // React components of the packages, rendered in a simulated document with the modules of Docusaurus itself.
        plugins: [docusaurusModules()],
        test: {
          name: 'components',
          include: ['packages/*/src/**/*.component.test.tsx'],
          environment: 'jsdom',
          server: {deps: {inline: [/@docusaurus\//]}},
        },
      },
      {
        // The built site in a browser. Its slowest files come first, since Vitest starts with the longest files.
        test: {
          name: 'browser',
          root: 'tests',
          include: ['browser/*.test.ts'],
          globalSetup: ['./globalSetup.ts', './browser/browserServer.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A condition that never holds must fail, but a busy machine must not.
          expect: {poll: {timeout: 20_000}},
        },
      },
      {
        // The files of the built site. They share the parsed pages, so they share their workers.
        test: {
          name: 'site',
          root: 'tests',
          include: ['{badInput,pages,samples,search,site}/*.test.ts'],
          globalSetup: './globalSetup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      {
        test: {
          // What npm gets, and what runs on GitHub. Needs the built packages.
          name: 'packages',
          root: 'tests',
          include: ['{packages,workflows}/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The packed packages on Docusaurus as npm installs it. Needs the registry, or an earlier run.
        test: {
          name: 'unpatched',
          root: 'tests',
          include: ['consumers/unpatched.test.ts'],
          globalSetup: ['./consumers/globalSetup.ts', './browser/browserServer.ts'],
          testTimeout: 120_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          // Fresh sites, into which the packed packages are installed: after the other tests, since it takes all cores.
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
