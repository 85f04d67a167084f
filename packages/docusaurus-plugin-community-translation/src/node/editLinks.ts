import {createHash} from 'crypto';
import path from 'path';
import type {BaselineCommit} from './gitBaseline';

/** The parts of a URL of GitHub (`/edit/main/docs/a.md`) or GitLab (`/-/edit/main/docs/a.md`) before and after the action. */
const partsOf = (editUrl: string) =>
  /^([^?#]*?)\/(?:edit|tree|blob)\/([^?#]*)/.exec(new URL(editUrl).href) ?? [];

/**
 * The URL to create a file, with its name filled in. `undefined` if the Git provider is unknown.
 *
 * @param editUrl URL to edit the file if it existed
 */
export function newFileUrl(editUrl: string): string | undefined {
  const [found, repository = '', file = ''] = partsOf(editUrl);
  const parameter = repository.endsWith('/-') ? 'file_name' : 'filename';
  const {dir, base} = path.posix.parse(file);
  return found && `${repository}/new/${dir}?${parameter}=${base}`;
}

/**
 * The URL of the change of a file since a commit: the change itself if there is only one, else the history of the file. `undefined`
 * if the Git provider is unknown.
 *
 * @param editUrl URL to edit the file
 * @param since `undefined` for the whole history
 */
export function changesUrl(editUrl: string, since: BaselineCommit | undefined): string | undefined {
  const [found, repository = '', file = ''] = partsOf(editUrl);
  if (since?.change) {
    // GitHub scrolls to a file whose path has this SHA-256 hash.
    const hash = createHash('sha256').update(since.change.file).digest('hex');
    const anchor = new URL(editUrl).hostname === 'github.com' ? `#diff-${hash}` : '';
    return found && `${repository}/commit/${since.change.commit}${anchor}`;
  }
  const query = since ? `?since=${encodeURIComponent(since.date)}` : '';
  return found && `${repository}/commits/${file}${query}`;
}
