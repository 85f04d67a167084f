import crypto from 'crypto';
import {
  startLoopbackServer,
  type RecordedRequest,
  type LoopbackServer,
  type StubResponse,
} from '../../client/loopbackServer.test.support';
import {FakeHost, fakeAdminKey} from './fakeHost.test.support';

/** A host behind a server on the loopback interface, which records the requests and can replace responses. */
export type RecordedHost = LoopbackServer & {
  adminKey: string;
  /** A unique name. */
  indexUid: string;
  /** Undefined if the host is a real one. */
  fake?: FakeHost;
  /** If it returns a response, the request is not passed on to the host. */
  fault: ((request: RecordedRequest) => StubResponse | undefined) | undefined;
};

async function start(
  respond: (request: RecordedRequest) => StubResponse | Promise<StubResponse>,
  more: {adminKey: string; fake?: FakeHost},
): Promise<RecordedHost> {
  const server = await startLoopbackServer(
    (request): StubResponse | Promise<StubResponse> => host.fault?.(request) ?? respond(request),
  );
  const indexUid = `contract-${crypto.randomBytes(4).toString('hex')}`;
  const host: RecordedHost = {...server, ...more, indexUid, fault: undefined};
  return host;
}

/** @param knownSettings names of settings; an old host knows fewer */
export function startFakeHost(knownSettings?: string[]): Promise<RecordedHost> {
  const fake = new FakeHost(knownSettings);
  return start(fake.respond, {adminKey: fakeAdminKey, fake});
}

/** Passes requests on to the host in `MEILI_HOST`. */
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

/** Whether `MEILI_HOST` and `MEILI_ADMIN_KEY` are set. */
export const hasRealHost = Boolean(process.env.MEILI_HOST && process.env.MEILI_ADMIN_KEY);
