import http from 'http';
import type {AddressInfo} from 'net';

/** A request that the server received. */
export type RecordedRequest = {
  method: string | undefined;
  path: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
};

/** The response of a stub. */
export type StubResponse = {
  /** @default 200 */
  status?: number;
  /** Content type. @default 'application/json' */
  type?: string;
  /** A string is sent as it is, anything else as JSON. @default '' */
  body?: unknown;
  /** Milliseconds before the response. @default 0 */
  delay?: number;
  /** Closes the connection without a response. @default false */
  drop?: boolean;
};

/** A server on the loopback interface. */
export type LoopbackServer = {
  origin: string;
  /** The requests received so far. */
  requests: RecordedRequest[];
  close: () => Promise<void>;
};

/** Starts a server that records the requests, and responds with what `respond` returns. */
export async function startLoopbackServer(
  respond: (request: RecordedRequest) => StubResponse | Promise<StubResponse>,
): Promise<LoopbackServer> {
  const requests: RecordedRequest[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const {method, url: path, headers} = request;
      const current = {method, path, headers, body: Buffer.concat(chunks).toString('utf8')};
      requests.push(current);
      const {
        status = 200,
        type = 'application/json',
        body = '',
        delay = 0,
        drop,
      } = await respond(current);
      if (drop) {
        request.socket.destroy();
        return;
      }
      setTimeout(() => {
        response.writeHead(status, {'content-type': type});
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      }, delay);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
