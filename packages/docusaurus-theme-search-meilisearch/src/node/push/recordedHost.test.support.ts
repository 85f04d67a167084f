import crypto from 'crypto';
import {
  startLoopbackServer,
  type Asked,
  type LoopbackServer,
  type Told,
} from '../../client/loopbackServer.test.support';
import {FakeHost, fakeAdminKey} from './fakeHost.test.support';

/** A host behind a server on the loopback interface, which keeps what was asked and can answer in its place. */
export type RecordedHost = LoopbackServer & {
  adminKey: string;
  /** A name that nothing else uses. */
  indexUid: string;
  /** Absent where the host is a real one. */
  fake?: FakeHost;
  /** Answers in the place of the host, where it gives an answer. */
  fault: ((asked: Asked) => Told | undefined) | undefined;
};

async function start(
  tell: (asked: Asked) => Told | Promise<Told>,
  more: {adminKey: string; fake?: FakeHost},
): Promise<RecordedHost> {
  const server = await startLoopbackServer(
    (asked): Told | Promise<Told> => host.fault?.(asked) ?? tell(asked),
  );
  const indexUid = `contract-${crypto.randomBytes(4).toString('hex')}`;
  const host: RecordedHost = {...server, ...more, indexUid, fault: undefined};
  return host;
}

/** @param settingsKnown names of settings; an old host knows fewer */
export function startFakeHost(settingsKnown?: string[]): Promise<RecordedHost> {
  const fake = new FakeHost(settingsKnown);
  return start(fake.tell, {adminKey: fakeAdminKey, fake});
}

/** Passes requests on to the host that the environment names. */
export function startRealHost(): Promise<RecordedHost> {
  const {MEILI_HOST = '', MEILI_ADMIN_KEY = ''} = process.env;
  return start(
    async ({method, path = '', headers, body}) => {
      const response = await fetch(`${MEILI_HOST.replace(/\/+$/, '')}${path}`, {
        method,
        headers: {
          authorization: String(headers.authorization ?? ''),
          'content-type': String(headers['content-type'] ?? ''),
        },
        body: body === '' ? undefined : body,
      });
      return {status: response.status, body: await response.text()};
    },
    {adminKey: MEILI_ADMIN_KEY},
  );
}

/** Whether the environment names a real host. */
export const hasRealHost = Boolean(process.env.MEILI_HOST && process.env.MEILI_ADMIN_KEY);
