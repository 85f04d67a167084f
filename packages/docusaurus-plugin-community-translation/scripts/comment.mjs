// Comments on a pull request with a report of `translations:status --markdown`, or updates the comment with an earlier report:
// node comment.mjs <file>. Without a comment, writes none if no translation is affected. Without dependencies, because it runs with a
// token. API: https://docs.github.com/rest/issues/comments
// Environment: GH_TOKEN and PULL_REQUEST; GitHub sets GITHUB_API_URL and GITHUB_REPOSITORY.
import fs from 'node:fs';

const {GH_TOKEN, GITHUB_API_URL, GITHUB_REPOSITORY, PULL_REQUEST} = process.env;
const issues = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues`;
const ofPullRequest = `${issues}/${PULL_REQUEST}/comments`;

// GitHub accepts 65,536 characters in a comment.
const report = fs.readFileSync(process.argv[2], 'utf8').slice(0, 65_000);

/** @param {string} url @param {string} [method] with which the report is sent */
async function send(url, method) {
  const response = await fetch(url, {
    method,
    headers: {accept: 'application/vnd.github+json', authorization: `Bearer ${GH_TOKEN}`},
    body: method && JSON.stringify({body: report}),
  });
  if (!response.ok) {
    throw new Error(`GitHub responded with ${response.status} to ${url}: check the permissions.`);
  }
  return response.json();
}

/** The comment with an earlier report. Others of the same account are not touched. */
async function findComment() {
  for (let page = 1; ; page += 1) {
    const comments = await send(`${ofPullRequest}?per_page=100&page=${page}`);
    const found = comments.find(
      ({user, body}) =>
        user?.login === 'github-actions[bot]' && /^### Translations\r?\n/.test(body),
    );
    if (found || comments.length < 100) {
      return found;
    }
  }
}

const comment = await findComment();
if (comment) {
  await send(`${issues}/comments/${comment.id}`, 'PATCH');
} else if (!/^No translation needs an update/m.test(report)) {
  await send(ofPullRequest, 'POST');
}
