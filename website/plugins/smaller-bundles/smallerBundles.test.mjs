import fs from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import webpack from 'webpack';
import smallerBundles from './index.js';
import registryLoader from './registryLoader.js';

describe('the route registry', () => {
  const registry = (...names) => `export default {
  '0a': [() => import(/* webpackChunkName: '0a' */ '@site/docs/a.md'), '${names[0]}', require.resolveWeak('@site/docs/a.md')],
  '1b': [() => import(/* webpackChunkName: '1b' */ '@theme/DocItem'), '${names[1]}', require.resolveWeak('@theme/DocItem')],};
`;

  it('names the chunk of each module instead of its path', () => {
    expect(registryLoader(registry('@site/docs/a.md', '@theme/DocItem'))).toBe(
      registry('0a', '1b'),
    );
  });

  it.each([
    ['no entry', 'export default {};'],
    ['entries of another form', registry('a', 'b').replaceAll("'0a': [", "'0a': {load: ")],
  ])('fails the build with %s', (_name, source) => {
    expect(() => registryLoader(source)).toThrow(
      'smaller-bundles: registry.js has entries of an unknown form',
    );
  });
});

describe('a module that webpack no longer finds', () => {
  const modules = {
    client: [
      'node_modules/prism-react-renderer/prism/index.js',
      'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js',
      'node_modules/@docusaurus/theme-common/lib/hooks/styles.css',
      '.docusaurus/registry.js',
    ],
    server: [
      'node_modules/prism-react-renderer/prism/index.js',
      'src/prism/emptyHighlighter.ts',
      'node_modules/@docusaurus/theme-common/lib/hooks/styles.css',
      '.docusaurus/registry.js',
    ],
  };
  let folder;
  beforeEach(() => {
    folder = temporaryFolder(onTestFinished);
  });

  const registry = `export default {
  '0': [() => import('./a'), 'a', require.resolveWeak('./a')],};`;

  /** Resolves with the errors of a build of these files. It always has some: the replacements import React. */
  function errorsOf(files, isServer, registrySource = registry) {
    for (const file of [...files, '.docusaurus/a.js']) {
      fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), file.endsWith('registry.js') ? registrySource : '');
    }
    const entry = files.map((file) => `import './${file}';`).join('\n');
    fs.writeFileSync(path.join(folder, 'entry.js'), entry);
    return new Promise((resolve) => {
      webpack({
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: {path: path.join(folder, 'out')},
        plugins: smallerBundles().configureWebpack({}, isServer).plugins,
      }).run((failure, stats) =>
        resolve(
          failure?.message ?? stats.compilation.errors.map(({message}) => message).join('\n'),
        ),
      );
    });
  }

  it('reads the registry through the loader', async () => {
    expect(await errorsOf(modules.client, false, 'export default {};')).toContain(
      'smaller-bundles: registry.js has entries of an unknown form',
    );
  });

  it.each(Object.entries(modules).flatMap(([side, files]) => files.map((file) => [side, file])))(
    'fails the build of the %s: %s',
    async (side, missing) => {
      const isServer = side === 'server';
      const others = modules[side].filter((file) => file !== missing);
      const pattern = path.basename(missing).replaceAll('.', '\\.');
      const error = await errorsOf(others, isServer);
      expect(error).toMatch(/^smaller-bundles: no module matches \//);
      expect(error).toContain(pattern);
    },
  );

  it.each(Object.entries(modules))('passes the build of the %s with all', async (side, files) => {
    expect(await errorsOf(files, side === 'server')).not.toContain('smaller-bundles:');
  });
});
