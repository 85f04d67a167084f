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
      // role="note" on an aside, and list roles that Safari drops, are deliberate.
      'jsx-a11y/no-redundant-roles': 'off',
      // The only way to pass module declarations on to the importers of a package.
      '@typescript-eslint/triple-slash-reference': ['error', {path: 'always'}],
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
    },
  },
  {
    // Code for browsers. Tests create the pages that they need.
    files: ['packages/*/src/**', 'website/{src,plugins}/**'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          // An empty string keeps the HTML of the server.
          'Property[key.name="dangerouslySetInnerHTML"]:not([value.properties.0.value.value=""])',
          'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
          'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/]',
        ].map((selector) => ({
          selector,
          message: 'Text must not become HTML: render it with React, or set textContent.',
        })),
      ],
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
    files: [
      'eslint.config.js',
      '**/*.mjs',
      'examples/*/docusaurus.config.js',
      'tests/searchPlugins/site/*.js',
    ],
    languageOptions: {globals: globals.node, sourceType: 'module'},
  },
  {
    // Examples and what tests add to them: their pages are modules that Docusaurus compiles.
    files: ['examples/*/src/**/*.js', 'tests/consumers/site/{src,harbour}/**/*.js'],
    languageOptions: {
      globals: globals.browser,
      sourceType: 'module',
      parserOptions: {ecmaFeatures: {jsx: true}},
    },
    rules: {'no-unused-vars': 'off', '@typescript-eslint/no-unused-vars': 'off'},
  },
  {
    // Run on any version of Node.js, to report versions that are too old.
    files: ['website/scripts/*.cjs'],
    rules: {'no-var': 'off'},
  },
  {
    // Samples may use packages that are not installed.
    files: ['website/tests/content/samples/ambient*.d.ts'],
    rules: {'@typescript-eslint/no-explicit-any': 'off'},
  },
);
