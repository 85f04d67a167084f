import {createHash} from 'crypto';
import type {BaselineCommit} from './gitBaseline';

/** The action in a URL of GitHub (`/edit/main/docs/a.md`) or GitLab (`/-/edit/main/docs/a.md`). */
const action = /\/(?:edit|tree|blob)\/.*/;

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
  const folder = url.pathname.replace(/\/(?:edit|tree|blob)\//, '/new/').split('/');
  const name = folder.pop() ?? '';
  const parameter = url.pathname.includes('/-/') ? 'file_name' : 'filename';
  return `${url.origin}${folder.join('/')}?${parameter}=${name}`;
}

/**
 * The URL of the change of a file since a commit: the change itself if there is only one, else the history of the file. `undefined`
 * if the Git provider is unknown.
 *
 * @param editUrl URL to edit the file
 * @param since `undefined` for the whole history
 */
export function changesUrl(editUrl: string, since: BaselineCommit | undefined): string | undefined {
  const url = new URL(editUrl);
  if (!action.test(url.pathname)) {
    return undefined;
  }
  if (since?.change) {
    const {commit, file} = since.change;
    // GitHub scrolls to a file whose path has this SHA-256 hash.
    const anchor =
      url.hostname === 'github.com'
        ? `#diff-${createHash('sha256').update(file).digest('hex')}`
        : '';
    return `${url.origin}${url.pathname.replace(action, '')}/commit/${commit}${anchor}`;
  }
  const query = since ? `?since=${encodeURIComponent(since.date)}` : '';
  return `${url.origin}${url.pathname.replace(/\/(?:edit|tree|blob)\//, '/commits/')}${query}`;
}
