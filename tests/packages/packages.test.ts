import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {
  checkPackage,
  createPackageFromTarballData,
  type Problem,
  type ResolutionKind,
} from '@arethetypeswrong/core';
import {filterProblems} from '@arethetypeswrong/core/problems';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import ts from 'typescript';
import {describe, expect, inject, it} from 'vitest';

const packagesFolder = path.resolve(import.meta.dirname, '../../packages');

/** Fields of a package.json that these tests read. */
type PackageJson = {
  exports: Record<string, string | {types: string; default: string}>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

const require = createRequire(import.meta.url);

/** The entry for Node must resolve everywhere. Entries that only the bundler of Docusaurus compiles must resolve for bundlers. */
const resolutionsOf = (entry: string): ResolutionKind[] =>
  entry === '.' ? ['node10', 'node16-cjs', 'node16-esm', 'bundler'] : ['bundler'];

/**
 * Messages of publint that do not apply to Docusaurus. `./client` contains modules for webpack: with "type": "commonjs" webpack would
 * not treat them as modules, with "type": "module" it would require file extensions in their imports. A plugin has a default export
 * and named exports, because Docusaurus reads both.
 */
function isByDesign(code: string, where: string[]): boolean {
  return (
    code === 'USE_TYPE' ||
    code === 'CJS_WITH_ESMODULE_DEFAULT_EXPORT' ||
    (code === 'FILE_INVALID_FORMAT' && where[1] === './client')
  );
}

/**
 * Problems that do not affect users of a Docusaurus plugin. Only bundlers compile components, so their types need not resolve in
 * older ways. Docusaurus itself reads the default export and `getSwizzleConfig`, which Node does not detect as a named export.
 */
function isAcceptable(problem: Problem): boolean {
  switch (problem.kind) {
    case 'InternalResolutionError':
      return /\/src\/theme-[\w-]+\.d\.ts$/.test(problem.fileName);
    case 'NamedExports':
      return problem.missing.join() === 'getSwizzleConfig';
    default:
      return problem.kind === 'CJSOnlyExportsDefault';
  }
}

/** Whether a file may be in a tarball: no tests, fixtures, compiler configuration, source maps or build scripts. */
const isPublishable = (file: string) =>
  /^(?:LICENSE|README\.md|CHANGELOG\.md|package\.json|(?:bin|lib|src|locales)\/.+\.(?:tsx?|mts|m?js|css|json))$/.test(
    file,
  ) && !/\.test\.|__snapshots__|tsconfig|\.map$/.test(file);

/** Exported names, types included, of the declarations of an entry. */
function exportedNames(declarations: string): string[] {
  const program = ts.createProgram([declarations], {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    // Only names are read, so no global types are necessary.
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(declarations);
  const symbol = file && checker.getSymbolAtLocation(file);
  return (symbol ? checker.getExportsOfModule(symbol) : []).map(({name}) => name).sort();
}

describe.each(inject('tarballs'))('%s', (tarballFile) => {
  const name = path.basename(tarballFile).replace(/-\d+\.\d+\.\d+.*$/, '');
  const root = path.join(packagesFolder, name);
  const manifest = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as PackageJson;
  const tarball = new Uint8Array(fs.readFileSync(tarballFile));
  const packed = createPackageFromTarballData(tarball);
  const files = packed.listFiles().map((file) => path.relative(`/node_modules/${name}`, file));

  it('publishes the source, the license and the README, and nothing that only development needs', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'package.json',
        'src/index.ts',
      ]),
    );
    expect(files.filter((file) => !isPublishable(file))).toEqual([]);
  });

  it('publishes the compiled form of every source file, and else only its command and what packages share', () => {
    const compiled = files.filter((file) => /^lib\/(?!(?:setUp|shared)\/).*\.m?js$/.test(file));
    const names = compiled.map((file) => file.replace(/^lib\/(?:browser\/)?|\.m?js$/g, ''));
    const sources = files.filter((file) => /^src\/.*(?<!\.d)\.(?:tsx?|mts)$/.test(file));
    expect(sources.length).toBeGreaterThanOrEqual(5);
    expect([...new Set(names)].sort()).toEqual(
      sources.map((file) => file.replace(/^src\/|\.(?:tsx?|mts)$/g, '')).sort(),
    );
  });

  it('publishes the styles that its scripts import, and its UI strings', () => {
    const imported = files
      .filter((file) => /^lib\/browser\/.*\.js$/.test(file))
      .flatMap((file) =>
        [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/'(\.[^']+\.css)'/g)].map(
          ([, style = '']) => path.posix.join(path.posix.dirname(file), style),
        ),
      );
    expect(imported.filter((file) => !files.includes(file))).toEqual([]);
    const locales = fs.existsSync(path.join(root, 'locales'))
      ? fs.readdirSync(path.join(root, 'locales')).map((file) => `locales/${file}`)
      : [];
    expect(files.filter((file) => file.startsWith('locales/')).sort()).toEqual(locales.sort());
  });

  it('exports these names', async () => {
    const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
      typeof target === 'string'
        ? [entry]
        : [entry, ...exportedNames(path.join(root, target.types)).map((word) => `  ${word}`)],
    );
    await expect(entries.join('\n') + '\n').toMatchFileSnapshot(`snapshots/${name}.exports.txt`);
  });

  it('can be required, and exports a plugin by default', () => {
    const loaded = require(root) as Record<string, unknown>;
    expect(typeof loaded.default).toBe('function');
  });

  it('passes publint --strict', async () => {
    const {messages} = await publint({
      pack: {tarball: tarball.slice().buffer},
      strict: true,
    });
    const reported = messages
      .filter(({code, path: where}) => !isByDesign(code, where))
      .map(
        (message) =>
          formatMessage(message, manifest as Record<string, unknown>, {color: false}) ??
          message.code,
      );
    expect(reported).toEqual([]);
  });

  it('has types that resolve', async () => {
    const result = await checkPackage(packed);
    if (!result.types) {
      throw new Error('The package has no types.');
    }
    const entries = Object.keys(result.entrypoints).filter(
      (entry) => entry !== './package.json' && !entry.endsWith('.css'),
    );
    const problems: Problem[] = entries.flatMap((entry) =>
      resolutionsOf(entry).flatMap((resolutionKind) =>
        filterProblems(result, {entrypoint: entry, resolutionKind}),
      ),
    );
    expect(problems.filter((problem) => !isAcceptable(problem))).toEqual([]);
  });

  it('depends on neither Docusaurus nor React', () => {
    const own = Object.keys(manifest.dependencies ?? {});
    expect(
      own.filter((dependency) => /^(@docusaurus\/.*|react|react-dom)$/.test(dependency)),
    ).toEqual([]);
    expect(manifest.peerDependencies).toMatchObject({
      '@docusaurus/core': '^2.4.3 || ^3.0.0',
      // Only packages with components need React.
      ...(manifest.exports['./client'] && {
        react: '^16.8.4 || ^17.0.0 || ^18.0.0 || ^19.0.0',
      }),
    });
  });
});
