import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'website/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/lib/**'],
        },
      },
      {
        test: {
          name: 'site',
          root: 'tests',
          include: ['site/**/*.test.ts', 'browser/**/*.test.ts'],
          globalSetup: './globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
