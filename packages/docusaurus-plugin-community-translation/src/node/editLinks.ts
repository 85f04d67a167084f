/** The action in a URL of GitHub (`/edit/main/docs/a.md`) or GitLab (`/-/edit/main/docs/a.md`). */
const action = /\/(?:edit|tree|blob)\//;

/**
 * The URL to create a file, with its name filled in. `undefined` if the Git provider is unknown.
 *
 * @param editUrl URL to edit the file if it existed
 */
export function newFileUrl(editUrl: string): string | undefined {
  const url = new URL(editUrl);
  if (!action.test(url.pathname)) {
    return undefined;
  }
  const folder = url.pathname.replace(action, '/new/').split('/');
  const name = folder.pop() ?? '';
  const parameter = url.pathname.includes('/-/') ? 'file_name' : 'filename';
  return `${url.origin}${folder.join('/')}?${parameter}=${name}`;
}

/**
 * The URL of the history of a file. `undefined` if the Git provider is unknown.
 *
 * @param editUrl URL to edit the file
 * @param since start of the history, ISO 8601
 */
export function changesUrl(editUrl: string, since: string | undefined): string | undefined {
  const url = new URL(editUrl);
  if (!action.test(url.pathname)) {
    return undefined;
  }
  const query = since ? `?since=${encodeURIComponent(since)}` : '';
  return `${url.origin}${url.pathname.replace(action, '/commits/')}${query}`;
}
