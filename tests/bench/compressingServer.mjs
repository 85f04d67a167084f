// @ts-check
import http from 'node:http';
import zlib from 'node:zlib';
import {createStaticServer} from '../../website/scripts/static-server.mjs';
import {listen} from './listen.mjs';

const isText = /text|javascript|json|xml|svg/;

/**
 * The site's static server, with gzip, as hosts send text: the server itself does not compress, and Lighthouse would count each
 * script three times. Answers are kept, so that compressing takes no time while pages are measured.
 *
 * @param {string} folder absolute path of the built site
 * @returns {Promise<{url: string, close: () => void}>} `url` without a trailing slash
 */
export async function serveCompressed(folder) {
  const site = await listen(createStaticServer(folder));
  /** @type {Map<string, Promise<{status: number, headers: Headers, body: Buffer}>>} */
  const answers = new Map();

  /** @param {string} path */
  async function answerOf(path) {
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
      const known = answers.get(path) ?? answerOf(path);
      answers.set(path, known);
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
