import {execFile, execFileSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';

const scripts = path.resolve(import.meta.dirname, '../../.github/scripts');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

/** Runs a script with other programs in the place of those that need the network. They are given as shell commands. */
async function run(script: string, argument: string, programs: Record<string, string>) {
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin, {recursive: true});
  for (const [name, command] of Object.entries(programs)) {
    fs.writeFileSync(path.join(bin, name), `#!/bin/sh\n${command}\n`, {mode: 0o755});
  }
  const {stdout} = await promisify(execFile)('bash', [path.join(scripts, script), argument], {
    env: {
      PATH: `${bin}:${path.dirname(process.execPath)}:${process.env.PATH}`,
      RUNNER_TEMP: folder,
      GITHUB_ENV: path.join(folder, 'env'),
    },
  });
  return stdout;
}

describe('the script that downloads Meilisearch', () => {
  const content = 'a program';
  const download = (text: string) => {
    const digest = crypto.createHash('sha256').update(text).digest('hex');
    return run('downloadMeilisearch.sh', 'v1.57.0', {
      gh: `echo sha256:${digest}`,
      curl: `printf '%s' '${content}' > "${folder}/meilisearch"`,
    });
  };

  it('accepts the file with the digest that GitHub recorded', async () => {
    await download(content);
    expect(fs.readFileSync(path.join(folder, 'env'), 'utf8')).toBe(
      `MEILISEARCH_BIN=${folder}/meilisearch\n`,
    );
  });

  it('rejects another file, which cannot be run', async () => {
    await expect(download('another program')).rejects.toThrow(/did NOT match/);
    expect(fs.existsSync(path.join(folder, 'env'))).toBe(false);
    expect(fs.statSync(path.join(folder, 'meilisearch')).mode & 0o111).toBe(0);
  });
});

describe('the script that publishes the packages', () => {
  it('publishes those that npm lacks, and runs none of their scripts', async () => {
    const release = path.join(folder, 'release');
    for (const name of ['new', 'old']) {
      const file = path.join(folder, name, 'package/package.json');
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.mkdirSync(release, {recursive: true});
      fs.writeFileSync(file, JSON.stringify({name, version: '1.0.0'}));
      execFileSync('tar', [
        ...['-czf', path.join(release, `${name}.tgz`)],
        ...['-C', path.join(folder, name), 'package'],
      ]);
    }
    const output = await run('publishPackages.sh', release, {
      jq: `node -p 'const {name, version} = JSON.parse(fs.readFileSync(0)); name + "@" + version'`,
      npm: `case "$*" in "view old@1.0.0 version") ;; view*) exit 1 ;; *) echo "npm $*" ;; esac`,
    });
    expect(output.trim().split('\n')).toEqual([
      `npm publish ${release}/new.tgz --ignore-scripts --access public`,
      'old@1.0.0 is on npm already.',
    ]);
  });
});
