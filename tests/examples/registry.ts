import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {listen} from '@repo/testing/listen.mjs';
import {runCommand} from './command';

type Manifest = {name: string; version: string};

/**
 * Starts an npm registry that has packed packages, and redirects package managers to the configured registry for all others.
 *
 * @returns its address, and how to stop it
 */
export async function startRegistry(tarballs: string[]): ReturnType<typeof listen> {
  const upstream = (await runCommand('npm', ['config', 'get', 'registry'], {cwd: '/'})).trim();
  const answers = new Map<string, string | Buffer>();
  const server = http.createServer(({url = '/'}, response) => {
    const answer = answers.get(decodeURIComponent(url.slice(1)));
    if (answer) {
      response.end(answer);
    } else {
      response.writeHead(302, {Location: new URL(url.slice(1), upstream).href}).end();
    }
  });
  const registry = await listen(server);
  for (const tarball of tarballs) {
    const args = ['-xzOf', tarball, 'package/package.json'];
    const manifest = JSON.parse(await runCommand('tar', args, {cwd: '/'})) as Manifest;
    const {name, version} = manifest;
    const dist = {tarball: `${registry.url}/${path.basename(tarball)}`};
    const versions = {[version]: {...manifest, dist}};
    answers.set(name, JSON.stringify({name, 'dist-tags': {latest: version}, versions}));
    answers.set(path.basename(tarball), fs.readFileSync(tarball));
  }
  return registry;
}
