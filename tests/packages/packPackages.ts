import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {runCommand} from '../examples/command';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute paths of the packed packages. */
    tarballs: string[];
  }
}

const packages = path.resolve(import.meta.dirname, '../../packages');

/** Global setup: packs the built packages for all sites. */
export default async function packPackages(project: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'));
  for (const name of fs.readdirSync(packages)) {
    if (!fs.existsSync(path.join(packages, name, 'lib/index.js'))) {
      throw new Error(`packages/${name} is not built. Run: pnpm build`);
    }
    await runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
      cwd: path.join(packages, name),
    });
  }
  project.provide(
    'tarballs',
    fs.readdirSync(folder).map((file) => path.join(folder, file)),
  );
  return () => fs.rmSync(folder, {recursive: true});
}
