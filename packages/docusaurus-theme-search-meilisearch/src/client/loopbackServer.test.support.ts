import http from 'http';
import type {AddressInfo} from 'net';

/** A request as it came over the wire. */
export type Asked = {
  method: string | undefined;
  path: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
};

/** `body` as it is; an object becomes JSON. `drop`: the connection ends without an answer. `delay`: milliseconds. */
export type Told = {
  status?: number;
  type?: string;
  body?: unknown;
  delay?: number;
  drop?: boolean;
};

/** A server on the loopback interface. */
export type LoopbackServer = {origin: string; asked: Asked[]; close: () => Promise<void>};

/** Starts a server that answers as `tell` says, and keeps what it was asked. */
export async function startLoopbackServer(
  tell: (asked: Asked) => Told | Promise<Told>,
): Promise<LoopbackServer> {
  const asked: Asked[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const {method, url: path, headers} = request;
      const current = {method, path, headers, body: Buffer.concat(chunks).toString('utf8')};
      asked.push(current);
      const {
        status = 200,
        type = 'application/json',
        body = '',
        delay = 0,
        drop,
      } = await tell(current);
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
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
