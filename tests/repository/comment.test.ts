import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listen} from '@repo/testing/listen.mjs';

const script = path.resolve(import.meta.dirname, '../../.github/scripts/comment.mjs');
const marker = '<!-- translation-report -->';

let folder: string;
let server: Awaited<ReturnType<typeof listen>>;
let comments: {id: number; body: string; user?: {login: string}}[];
let requests: {call: string; body?: string}[];

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comment-'));
  comments = [];
  requests = [];
  const github = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      requests.push({
        call: `${request.method} ${request.url}`,
        body: text ? (JSON.parse(text) as {body: string}).body : undefined,
      });
      const page = Number(new URL(request.url ?? '', 'http://host').searchParams.get('page') ?? 1);
      const isAllowed = request.headers.authorization === 'Bearer secret';
      response.writeHead(isAllowed ? 200 : 401, {'Content-Type': 'application/json'});
      response.end(JSON.stringify(comments.slice((page - 1) * 100, page * 100)));
    });
  });
  server = await listen(github);
});
afterEach(() => {
  server.close();
  fs.rmSync(folder, {recursive: true});
});

function comment(report: string, env: NodeJS.ProcessEnv = {}) {
  const file = path.join(folder, 'report.md');
  fs.writeFileSync(file, report);
  return promisify(execFile)(process.execPath, [script, file], {
    env: {
      PATH: process.env.PATH,
      GITHUB_API_URL: server.url,
      GITHUB_TOKEN: 'secret',
      GITHUB_REPOSITORY: 'owner/name',
      PULL_REQUEST: '7',
      ...env,
    },
  });
}

it('posts a comment on a pull request without one', async () => {
  comments = [{id: 1, body: 'Looks good'}];
  await comment('All current\n');
  expect(requests.map(({call}) => call)).toEqual([
    'GET /repos/owner/name/issues/7/comments?per_page=100&page=1',
    'POST /repos/owner/name/issues/7/comments',
  ]);
  expect(requests[1]?.body).toBe(`${marker}\nAll current`);
});

it('updates the comment of an earlier run, also on the second page, and no comment of a person', async () => {
  comments = Array.from({length: 100}, (_, id) => ({
    id,
    body: `${marker}\nTalk`,
    user: {login: 'a'},
  }));
  comments.push({id: 555, body: `${marker}\nOld`, user: {login: 'github-actions[bot]'}});
  await comment('New');
  expect(requests.at(-1)).toEqual({
    call: 'PATCH /repos/owner/name/issues/comments/555',
    body: `${marker}\nNew`,
  });
});

it('shortens a report that exceeds the limit of GitHub', async () => {
  await comment('가'.repeat(80_000));
  expect(requests.at(-1)?.body?.length).toBeLessThan(65_536);
});

it('prints the comment without a token', async () => {
  const {stdout} = await comment('All current', {GITHUB_TOKEN: ''});
  expect(stdout).toContain('All current');
  expect(requests).toEqual([]);
});

it('fails with the response of GitHub', async () => {
  await expect(comment('All current', {GITHUB_TOKEN: 'wrong'})).rejects.toThrow(
    'GitHub responded to GET 7/comments?per_page=100&page=1 with 401',
  );
});
