// @ts-check
/**
 * Writes a file as a comment on a pull request, or renews the comment of the last run.
 *
 *     node .github/scripts/comment.mjs report.md
 *
 * GITHUB_TOKEN, GITHUB_REPOSITORY (owner/name) and PULL_REQUEST (its number) say where. Without them, it shows the comment.
 */
import fs from 'node:fs';

const {
  GITHUB_API_URL: api = 'https://api.github.com',
  GITHUB_TOKEN: token,
  GITHUB_REPOSITORY: repository,
  PULL_REQUEST: number,
} = process.env;

/** Characters that GitHub takes in a comment: 65,536, of which some room is left. */
const longest = 65_000;
const marker = '<!-- translation-report -->';

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function ask(method, path, body) {
  const response = await fetch(`${api}/repos/${repository}/issues/${path}`, {
    method,
    headers: {Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json'},
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(
      `GitHub answered ${response.status} to ${method} ${path}: ${await response.text()}`,
    );
  }
  return response.json();
}

/** The comment of an earlier run, on whichever page of the comments it is. */
async function earlierComment() {
  for (let page = 1; ; page++) {
    const comments = await ask('GET', `${number}/comments?per_page=100&page=${page}`);
    const found = comments.find((/** @type {{body?: string}} */ {body}) =>
      body?.startsWith(marker),
    );
    if (found || comments.length < 100) {
      return found;
    }
  }
}

const [file] = process.argv.slice(2);
if (!file) {
  throw new Error('Which file is the comment? node .github/scripts/comment.mjs report.md');
}
const text = `${marker}\n${fs.readFileSync(file, 'utf8').trim()}`;
const body = text.length > longest ? `${text.slice(0, longest)}\n\n…` : text;

if (token && repository && number) {
  const earlier = await earlierComment();
  await (earlier
    ? ask('PATCH', `comments/${earlier.id}`, {body})
    : ask('POST', `${number}/comments`, {body}));
} else {
  console.log(body);
}
