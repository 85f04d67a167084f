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
import {beforeAll, describe, expect, it} from 'vitest';
import {pack, packageNames, packagesFolder, readPackageJson} from './packedPackages';

const require = createRequire(import.meta.url);

/** The node entry must resolve for everyone; what only Docusaurus' bundler compiles, for bundlers alone. */
const resolutionsOf = (entry: string): ResolutionKind[] =>
  entry === '.' ? ['node10', 'node16-cjs', 'node16-esm', 'bundler'] : ['bundler'];

/**
 * What publint would have otherwise, and Docusaurus would not: `./client` holds modules for its bundler, which with
 * "type": "commonjs" would no longer take them for such, and with "module" would ask for file endings in their imports; and a
 * plugin is the default export beside its named ones, as Docusaurus reads them.
 */
function isDocusaurusWay(code: string, where: string[]): boolean {
  return (
    code === 'USE_TYPE' ||
    code === 'CJS_WITH_ESMODULE_DEFAULT_EXPORT' ||
    (code === 'FILE_INVALID_FORMAT' && where[1] === './client')
  );
}

/**
 * What concerns no user of a Docusaurus plugin. Types of components are read by those who compile them, for a bundler, not by
 * the older resolutions; the default export is read by Docusaurus, as is `getSwizzleConfig`, which Node does not see in imports.
 */
function isOfDocusaurus(problem: Problem): boolean {
  switch (problem.kind) {
    case 'InternalResolutionError':
      return /\/src\/theme-[\w-]+\.d\.ts$/.test(problem.fileName);
    case 'NamedExports':
      return problem.missing.join() === 'getSwizzleConfig';
    default:
      return problem.kind === 'CJSOnlyExportsDefault';
  }
}

/** Exported names, types included, of the declarations of an entry. */
function exportedNames(declarations: string): string[] {
  const program = ts.createProgram([declarations], {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(declarations);
  const symbol = file && checker.getSymbolAtLocation(file);
  return (symbol ? checker.getExportsOfModule(symbol) : []).map(({name}) => name).sort();
}

describe.each(packageNames)('%s', (name) => {
  const manifest = readPackageJson(name);
  let files: string[];
  let tarball: Uint8Array;

  beforeAll(() => {
    ({files, tarball} = pack(name));
  });

  it('publishes these files', async () => {
    await expect(files.join('\n') + '\n').toMatchFileSnapshot(`snapshots/${name}.files.txt`);
  });

  it('publishes no test, and the source, licence and README', () => {
    expect(files.filter((file) => /\.test\.|__snapshots__|tsconfig/.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'src/index.ts']));
  });

  it('exports these names', async () => {
    const root = path.join(packagesFolder, name);
    const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
      typeof target === 'string'
        ? [entry]
        : [entry, ...exportedNames(path.join(root, target.types)).map((word) => `  ${word}`)],
    );
    await expect(entries.join('\n') + '\n').toMatchFileSnapshot(`snapshots/${name}.exports.txt`);
  });

  it('can be required, and gives what its types promise', () => {
    const loaded = require(path.join(packagesFolder, name)) as Record<string, unknown>;
    expect(typeof loaded.default).toBe('function');
  });

  it('passes publint --strict', async () => {
    const {messages} = await publint({
      pack: {tarball: tarball.slice().buffer},
      strict: true,
    });
    const told = messages
      .filter(({code, path: where}) => !isDocusaurusWay(code, where))
      .map((message) => formatMessage(message, manifest, {color: false}) ?? message.code);
    expect(told).toEqual([]);
  });

  it('has types that are right for those who import it', async () => {
    const result = await checkPackage(createPackageFromTarballData(tarball));
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
    expect(problems.filter((problem) => !isOfDocusaurus(problem))).toEqual([]);
  });

  it('says what it needs and where it comes from', () => {
    expect(manifest).toMatchObject({
      license: 'MIT',
      repository: {directory: `packages/${name}`},
      publishConfig: {access: 'public', provenance: true},
      keywords: expect.arrayContaining(['docusaurus', 'docusaurus-plugin']) as string[],
    });
    expect(manifest.engines?.node).toMatch(/^>=\d+\.\d+/);
    expect(fs.readFileSync(path.join(packagesFolder, name, 'LICENSE'), 'utf8')).toMatch(
      /^MIT License/,
    );
  });

  it('brings neither Docusaurus nor React', () => {
    const own = Object.keys(manifest.dependencies ?? {});
    expect(own.filter((word) => /^(@docusaurus\/.*|react|react-dom)$/.test(word))).toEqual([]);
    expect(manifest.peerDependencies).toMatchObject({
      '@docusaurus/core': '^2.4.3 || ^3.0.0',
      react: '^16.8.4 || ^17.0.0 || ^18.0.0 || ^19.0.0',
    });
  });
});
