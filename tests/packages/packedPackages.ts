import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const packagesFolder = path.resolve(import.meta.dirname, '../../packages');
export const packageNames = fs.readdirSync(packagesFolder).sort();

/** Fields of a package.json that these tests read. */
export type PackageJson = {
  name: string;
  main: string;
  types: string;
  exports: Record<string, string | {types: string; default: string}>;
  engines?: {node?: string};
  keywords?: string[];
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  publishConfig?: {access?: string; provenance?: boolean};
  repository?: {directory?: string};
};

export function readPackageJson(name: string): PackageJson {
  return JSON.parse(
    fs.readFileSync(path.join(packagesFolder, name, 'package.json'), 'utf8'),
  ) as PackageJson;
}

/** Packs a built package as npm would publish it. */
export function pack(name: string): {files: string[]; tarball: Uint8Array} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'));
  try {
    const output = execFileSync(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder],
      {cwd: path.join(packagesFolder, name), encoding: 'utf8'},
    );
    const [{filename, files}] = JSON.parse(output) as [{filename: string; files: {path: string}[]}];
    return {
      files: files.map((file) => file.path).sort(),
      tarball: new Uint8Array(fs.readFileSync(path.join(folder, filename))),
    };
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
