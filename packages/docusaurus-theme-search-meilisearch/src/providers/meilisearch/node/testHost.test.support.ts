import path from 'path';
import nock, {type Definition} from 'nock';
import {afterEach, beforeEach, expect, inject} from 'vitest';
import {gunzipSync} from 'zlib';
import type {Section} from '../../../section';
import {recordsOf} from './builtRecords';
import {indexSettings} from './indexSettings';
import {pushSite, stagingUid, type PushGoal} from './pushSite';
import {createReporter, type Reporter} from '../../../node/reporter';
import {SearchHost, type SearchHostOptions} from './searchHost';

/** The server that the test setup has started; `null` if the tests replay recorded exchanges. */
export const server = inject('meilisearch');

/** URL of the host in the recordings. */
const recordedOrigin = 'http://meilisearch.test';
export const origin = server?.origin ?? recordedOrigin;
export const adminKey = server?.masterKey ?? 'recorded';

/** Name of the live index of the tests in a file. The files run at the same time. */
export const live = `test-${path.basename(expect.getState().testPath ?? '').split('.')[0]}`;
export const staging = stagingUid(live);

type Task = Record<'uid' | 'status' | 'type' | 'indexUid' | 'error', unknown>;

/** Leaves out what differs between two runs or is not read, so that recordings stay small and comparable. */
function normalize(definitions: Definition[]): Definition[] {
  const states = new Map<unknown, unknown>();
  const ofHost = definitions.filter(({scope}) => scope === origin);
  return ofHost.flatMap(({method, path: url, body, status, response}) => {
    let content: unknown = Array.isArray(response)
      ? JSON.parse(gunzipSync(Buffer.from(response.join(''), 'hex')).toString())
      : response;
    if (String(url).startsWith('/tasks/')) {
      const {uid, status: state, type, indexUid, error} = content as Task;
      content = {uid, status: state, type, indexUid, error};
      if (states.get(uid) === state && ['enqueued', 'processing'].includes(String(state))) {
        return [];
      }
      states.set(uid, state);
    }
    return [{scope: recordedOrigin, method, path: url, body, status, response: content as object}];
  });
}

/**
 * Makes the tests of a file run on the server, or on recorded exchanges. Each test begins without indexes. A request that was not
 * recorded fails, and so does a recorded request that is not sent.
 */
export function useTestHost(): void {
  let finish: () => void;
  nock.back.fixtures = path.join(__dirname, '../recordings');
  beforeEach(async () => {
    nock.back.setMode(process.env.RECORD_HOST ? 'update' : server ? 'wild' : 'lockdown');
    const name = String(expect.getState().currentTestName).replace(/\W+/g, '-');
    const {nockDone, context} = await nock.back(`${name}.json`, {
      recorder: {output_objects: true},
      afterRecord: normalize,
    });
    // Other servers of the tests.
    nock.enableNetConnect('127.0.0.1');
    finish = () => {
      nockDone();
      if (!server) {
        context.assertScopesFinished();
      }
    };
    const host = connect();
    await Promise.all([live, staging].map((uid) => host.deleteIndex(uid)));
  });
  afterEach(() => finish());
}

/** A connection without long pauses. */
export function connect(options: Partial<SearchHostOptions> = {}): SearchHost {
  return new SearchHost({
    host: origin,
    apiKey: adminKey,
    keyName: 'MEILI_ADMIN_KEY',
    retryDelay: 1,
    pollInterval: server ? 20 : 0,
    tries: 2,
    ...options,
  });
}

/** Creates a key of the host. */
export async function createKey(actions: string[], indexes = [live]): Promise<string> {
  const {key} = await connect().request<{key: string}>('POST', 'keys', {
    actions,
    indexes,
    expiresAt: null,
  });
  return key;
}

/** Sends a request that changes an index, and waits for its task. */
export async function change(method: string, pathOnHost: string, body?: unknown): Promise<void> {
  const host = connect();
  await host.waitFor((await host.request<{taskUid: number}>(method, pathOnHost, body)).taskUid);
}

/** A page with two sections: an introduction, and "Window" with the given text. */
export function page(url: string, more: Partial<Section> & {text?: string} = {}): Section[] {
  const {text = 'Change its title.', ...fields} = more;
  const shared = {
    url,
    lang: 'en',
    category: 'Documentation',
    pageTitle: `Guide ${url.replace(/\W/g, ' ').trim()}`,
    type: 'docs' as const,
    version: 'v1',
    ...fields,
  };
  return [
    {...shared, anchor: '', headings: [], content: `What ${url} is about.`, position: 0},
    {
      ...shared,
      anchor: 'window',
      headings: ['Window'],
      content: text,
      hiddenWords: 'appWindow.setTitle',
      position: 1,
    },
  ];
}

export const guide = page('/guide');
export const post = page('/blog/post', {type: 'blog', version: undefined});
export const korean = page('/ko/guide', {
  lang: 'ko',
  pageTitle: '안내',
  text: '창의 제목을 바꿉니다.',
});

/** Two pages in English and one in Korean. */
export const pages = [guide, post, korean];

/** The goal of a push for a site with these pages. */
export function goalOf(site: Section[][], langs = ['en', 'ko']): PushGoal {
  return {
    records: recordsOf(site.flat()),
    settings: indexSettings(langs, {stopWords: ['the']}),
    langs,
  };
}

/** A reporter that records its lines. */
export function recordingReporter(): Reporter & {lines: string[]} {
  const lines: string[] = [];
  return {...createReporter({write: (text) => lines.push(text.trimEnd())}), lines};
}

/** Pushes a site. Returns the reported lines, and the requests that change something, as `METHOD path`. */
export async function push(
  goal: PushGoal,
  host = connect(),
): Promise<{lines: string[]; writes: string[]}> {
  const reporter = recordingReporter();
  const writes: string[] = [];
  const {request} = host;
  Object.assign(host, {
    request: (method: string, pathOnHost: string, body: unknown) => {
      if (method !== 'GET' && !/\/(?:search|fetch)$/.test(pathOnHost)) {
        writes.push(`${method} ${pathOnHost}`);
      }
      return request(method, pathOnHost, body);
    },
  });
  await pushSite(host, () => Promise.resolve(goal), live, reporter);
  return {lines: reporter.lines, writes};
}

/** Ids and hashes of the records in the live index. */
export async function liveHashes(): Promise<Map<string, string | undefined>> {
  const records = await connect().readRecords(live);
  return new Map(Array.from(records, ([id, {hash}]) => [id, hash]));
}

/** Ids and hashes of the records of a site. */
export function hashesOf(site: Section[][]): Map<string, string> {
  return new Map(goalOf(site).records.map(({objectID, hash}) => [objectID, hash]));
}
