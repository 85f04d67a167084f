import {execFile} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, expect, it} from 'vitest';

const script = path.resolve(import.meta.dirname, '../../.github/scripts/comment.mjs');
const marker = '<!-- translation-report -->';

let folder: string;
let server: Server;
let comments: {id: number; body: string}[];
let asked: {call: string; body?: string}[];

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comment-'));
  comments = [];
  asked = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      asked.push({
        call: `${request.method} ${request.url}`,
        body: text ? (JSON.parse(text) as {body: string}).body : undefined,
      });
      const page = Number(new URL(request.url ?? '', 'http://host').searchParams.get('page') ?? 1);
      const isAllowed = request.headers.authorization === 'Bearer secret';
      response.writeHead(isAllowed ? 200 : 401, {'Content-Type': 'application/json'});
      response.end(JSON.stringify(comments.slice((page - 1) * 100, page * 100)));
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  fs.rmSync(folder, {recursive: true});
});

function comment(report: string, env: NodeJS.ProcessEnv = {}) {
  const file = path.join(folder, 'report.md');
  fs.writeFileSync(file, report);
  const {port} = server.address() as AddressInfo;
  return promisify(execFile)(process.execPath, [script, file], {
    env: {
      PATH: process.env.PATH,
      GITHUB_API_URL: `http://localhost:${port}`,
      GITHUB_TOKEN: 'secret',
      GITHUB_REPOSITORY: 'owner/name',
      PULL_REQUEST: '7',
      ...env,
    },
  });
}

it('writes a comment where there is none', async () => {
  comments = [{id: 1, body: 'Looks good'}];
  await comment('All current\n');
  expect(asked.map(({call}) => call)).toEqual([
    'GET /repos/owner/name/issues/7/comments?per_page=100&page=1',
    'POST /repos/owner/name/issues/7/comments',
  ]);
  expect(asked[1]?.body).toBe(`${marker}\nAll current`);
});

it('renews the comment of an earlier run, on the second page too', async () => {
  comments = Array.from({length: 100}, (_, id) => ({id, body: 'Talk'}));
  comments.push({id: 555, body: `${marker}\nOld`});
  await comment('New');
  expect(asked.at(-1)).toEqual({
    call: 'PATCH /repos/owner/name/issues/comments/555',
    body: `${marker}\nNew`,
  });
});

it('cuts what GitHub would not take', async () => {
  await comment('가'.repeat(80_000));
  expect(asked.at(-1)?.body?.length).toBeLessThan(65_536);
});

it('shows the comment where it has no pull request to write to', async () => {
  const {stdout} = await comment('All current', {GITHUB_TOKEN: ''});
  expect(stdout).toContain('All current');
  expect(asked).toEqual([]);
});

it('fails with what GitHub answered', async () => {
  await expect(comment('All current', {GITHUB_TOKEN: 'wrong'})).rejects.toThrow(
    'GitHub answered 401 to GET 7/comments',
  );
});
