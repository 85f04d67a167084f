import {defineConfig} from 'vitest/config';
import {docusaurusModules} from './tests/components/docusaurusModules.ts';

// The gate (.ci/run) counts the tests from this file.
const jsonFile = process.env.VITEST_JSON_FILE;

export default defineConfig({
  test: {
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
        test: {
          name: 'site',
          root: 'tests',
          include: ['{badInput,browser,pages,samples,search,site}/**/*.test.ts'],
          globalSetup: './globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
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
        test: {
          // Fresh sites, into which the packed packages are installed: after the other tests, since it takes all cores.
          name: 'consumers',
          root: 'tests',
          include: ['consumers/*.test.ts'],
          globalSetup: './consumers/globalSetup.ts',
          testTimeout: 300_000,
          hookTimeout: 900_000,
          sequence: {groupOrder: 1},
        },
      },
    ],
  },
});
