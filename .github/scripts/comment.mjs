// @ts-check
/**
 * Posts a file as a comment on a pull request, or updates the comment of an earlier run.
 *
 *     node .github/scripts/comment.mjs report.md
 *
 * Set GITHUB_TOKEN, GITHUB_REPOSITORY (owner/name) and PULL_REQUEST (its number). Without them, the script prints the comment.
 */
import fs from 'node:fs';

const {
  GITHUB_API_URL: api = 'https://api.github.com',
  GITHUB_TOKEN: token,
  GITHUB_REPOSITORY: repository,
  PULL_REQUEST: number,
} = process.env;

/** GitHub accepts 65,536 characters in a comment. */
const maxLength = 65_000;
/** The account that the token of a workflow belongs to. Comments of others are not changed. */
const author = 'github-actions[bot]';
const marker = '<!-- translation-report -->';

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function request(method, path, body) {
  const response = await fetch(`${api}/repos/${repository}/issues/${path}`, {
    method,
    headers: {Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json'},
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(
      `GitHub responded to ${method} ${path} with ${response.status}: ${await response.text()}`,
    );
  }
  return response.json();
}

/** Searches all pages of comments for the comment of an earlier run. */
async function findEarlierComment() {
  for (let page = 1; ; page++) {
    const comments = await request('GET', `${number}/comments?per_page=100&page=${page}`);
    const found = comments.find(
      (/** @type {{body?: string, user?: {login: string}}} */ {body, user}) =>
        body?.startsWith(marker) && user?.login === author,
    );
    if (found || comments.length < 100) {
      return found;
    }
  }
}

const [file] = process.argv.slice(2);
if (!file) {
  throw new Error('The file is missing. Usage: node .github/scripts/comment.mjs <file>');
}
const text = `${marker}\n${fs.readFileSync(file, 'utf8').trim()}`;
const body = text.length > maxLength ? `${text.slice(0, maxLength)}\n\n…` : text;

if (token && repository && number) {
  const earlier = await findEarlierComment();
  await (earlier
    ? request('PATCH', `comments/${earlier.id}`, {body})
    : request('POST', `${number}/comments`, {body}));
} else {
  console.log(body);
}
