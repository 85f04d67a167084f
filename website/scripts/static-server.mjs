// @ts-check
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import serveHandler from 'serve-handler';
import {headersOf, readSiteHeaders} from './site-headers.mjs';

/**
 * Creates a server that behaves like the web host of the site: URLs without a trailing slash and without `index.html`, headers from
 * `_headers`, and for an unknown path the not-found page of the path's locale with status 404.
 *
 * @param {string} folder absolute path of the built site
 * @param {{source: string, destination: string, type: number}[]} [redirects]
 */
export function createStaticServer(folder, redirects = []) {
  const rules = readSiteHeaders(folder);
  return http.createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    for (const [name, value] of headersOf(rules, pathname)) {
      response.setHeader(name, value);
    }
    return serveHandler(
      request,
      response,
      {public: folder, cleanUrls: true, directoryListing: false, redirects},
      {
        async sendError(
          _path,
          _response,
          _acceptsJson,
          _current,
          _handlers,
          _config,
          {statusCode},
        ) {
          const [, locale = ''] = (request.url ?? '/').split('/');
          const pages = [
            path.join(folder, path.basename(locale), '404.html'),
            path.join(folder, '404.html'),
          ];
          const page = pages.find((file) => fs.existsSync(file));
          response.writeHead(statusCode, {'Content-Type': 'text/html; charset=utf-8'});
          response.end(page ? fs.readFileSync(page) : `${statusCode}\n`);
        },
      },
    );
  });
}
