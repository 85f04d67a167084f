/** Addresses of GitHub and GitLab say what they show: `/edit/main/docs/a.md`, GitLab with `/-/` before it. */
const action = /\/(?:edit|tree|blob)\//;

/** The address where a file that is not there yet is made, with its name filled in; `undefined` where the host is unknown. */
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
 * The history of a file.
 *
 * @param since date in ISO 8601; only what changed after it is shown
 */
export function changesUrl(editUrl: string, since: string | undefined): string | undefined {
  const url = new URL(editUrl);
  if (!action.test(url.pathname)) {
    return undefined;
  }
  const query = since ? `?since=${encodeURIComponent(since)}` : '';
  return `${url.origin}${url.pathname.replace(action, '/commits/')}${query}`;
}
