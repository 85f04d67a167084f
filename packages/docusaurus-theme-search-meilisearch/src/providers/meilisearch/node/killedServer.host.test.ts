import {afterEach, describe, expect, it} from 'vitest';
import {startMeilisearch, type StartedServer} from '@repo/testing/meilisearchServer.mjs';
import {connect, goalOf, hashesOf, live, page, pages, push, server} from './testHost.test.support';

const binary = server?.binary ?? '';
const next = [
  ...pages,
  ...Array.from({length: 400}, (_, index) =>
    page(`/page/${index}`, {text: `Text number ${index}. `.repeat(50)}),
  ),
];

let own: StartedServer | undefined;
afterEach(() => own?.remove());

/** A connection to the server of the test. */
const connectOwn = () => connect({host: own?.origin ?? '', tries: 1});

async function liveHashes(): Promise<Map<string, string | undefined>> {
  const records = await connectOwn().readRecords(live);
  return new Map(Array.from(records, ([id, {hash}]) => [id, hash]));
}

// These need a program to start. Other tests replay exchanges, in which no server can be killed.
describe.skipIf(!binary)('a push to a server', () => {
  it.each<[string, (path: string, before: string[]) => boolean]>([
    ['while records are sent', (path) => path.includes('/documents?')],
    [
      'while records are indexed',
      (path, before) =>
        path.startsWith('tasks/') && before.some((sent) => /documents\?/.test(sent)),
    ],
    ['just before the swap', (path) => path === 'swap-indexes'],
    ['just after the swap', (_, before) => before.includes('swap-indexes')],
  ])(
    'that is killed %s leaves the live index whole, and the next completes',
    async (moment, isMoment) => {
      own = await startMeilisearch(binary);
      const {dataFolder, origin, stop} = own;
      await push(goalOf(pages), connectOwn());
      const host = connectOwn();
      const {request} = host;
      const before: string[] = [];
      Object.assign(host, {
        request: async (method: string, path: string, body: unknown) => {
          if (isMoment(path, before)) {
            await stop('SIGKILL');
          }
          before.push(path);
          return request(method, path, body);
        },
      });
      await expect(push(goalOf(next), host)).rejects.toThrow(/Cannot reach/);
      own = await startMeilisearch(binary, {dataFolder, port: Number(new URL(origin).port)});
      const whole = moment === 'just after the swap' ? [pages, next] : [pages];
      expect(whole.map(hashesOf)).toContainEqual(await liveHashes());
      await push(goalOf(next), connectOwn());
      expect(await liveHashes()).toEqual(hashesOf(next));
    },
  );
});
