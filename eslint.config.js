import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/lib/',
      '**/build/',
      '**/.build/',
      '**/.docusaurus*/',
      '**/.cache/',
      '**/coverage/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    rules: {
      // Written role="note" on an aside, and list roles that Safari drops, are deliberate.
      'jsx-a11y/no-redundant-roles': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
    },
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {globals: globals.node, sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['tests/fixtures/*/src/**/*.js'],
    languageOptions: {globals: globals.browser, sourceType: 'module'},
  },
  {
    files: ['eslint.config.js', '**/*.mjs'],
    languageOptions: {globals: globals.node, sourceType: 'module'},
  },
  {
    // Sites of strangers: their pages are modules, compiled by Docusaurus.
    files: ['tests/consumers/sites/**/src/**/*.js'],
    languageOptions: {
      globals: globals.browser,
      sourceType: 'module',
      parserOptions: {ecmaFeatures: {jsx: true}},
    },
    rules: {'no-unused-vars': 'off', '@typescript-eslint/no-unused-vars': 'off'},
  },
  {
    // Runs on any Node, however old.
    files: ['website/scripts/require-node.cjs'],
    rules: {'no-var': 'off'},
  },
  {
    // What samples use of other people's packages is taken on trust.
    files: ['tests/samples/ambient*.d.ts'],
    rules: {'@typescript-eslint/no-explicit-any': 'off'},
  },
);
