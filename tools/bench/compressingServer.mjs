// @ts-check
import http from 'node:http';
import zlib from 'node:zlib';
import {createStaticServer} from '../../website/scripts/static-server.mjs';
import {listen} from '@repo/testing/listen.mjs';

const isText = /text|javascript|json|xml|svg/;

/**
 * Serves the site with gzip, as web hosts do. The static server does not compress, so Lighthouse would see scripts of three times the
 * size. Responses are cached, so that compression takes no time during a measurement.
 *
 * @param {string} folder absolute path of the built site
 * @returns {Promise<{url: string, close: () => void}>} `url` without a trailing slash
 */
export async function serveCompressed(folder) {
  const site = await listen(createStaticServer(folder));
  /** @type {Map<string, Promise<{status: number, headers: Headers, body: Buffer}>>} */
  const responses = new Map();

  /** @param {string} path */
  async function respond(path) {
    const response = await fetch(site.url + path, {redirect: 'manual'});
    const {status} = response;
    const headers = new Headers(response.headers);
    const content = Buffer.from(await response.arrayBuffer());
    headers.delete('content-length');
    headers.delete('connection');
    headers.delete('keep-alive');
    headers.delete('transfer-encoding');
    if (!isText.test(headers.get('content-type') ?? '')) {
      return {status, headers, body: content};
    }
    headers.set('content-encoding', 'gzip');
    headers.set('vary', 'Accept-Encoding');
    return {status, headers, body: zlib.gzipSync(content)};
  }

  const server = await listen(
    http.createServer(async (request, response) => {
      const path = request.url ?? '/';
      const known = responses.get(path) ?? respond(path);
      responses.set(path, known);
      const {status, headers, body} = await known;
      headers.forEach((value, name) => response.setHeader(name, value));
      response.writeHead(status).end(body);
    }),
  );
  return {
    url: server.url,
    close() {
      server.close();
      site.close();
    },
  };
}
