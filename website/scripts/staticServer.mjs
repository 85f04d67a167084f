// @ts-check
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';

/**
 * The headers that web hosts send for a path, by the rules in a site's `_headers` file: lines with a path, or a prefix followed by `*`,
 * and below each its indented headers. None without the file.
 *
 * @param {string} folder root of the built site
 * @returns {(pathname: string) => [name: string, value: string][]}
 */
export function siteHeaders(folder) {
  const file = path.join(folder, '_headers');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const rules = text.split(/^(?=\/)/m).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split(/\n\s*/);
    const headers = lines.map((line) => /** @type {[string, string]} */ (line.split(/: (.*)/, 2)));
    return {pattern, headers};
  });
  return (pathname) =>
    rules
      .filter(({pattern}) =>
        pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
      )
      .flatMap(({headers}) => headers);
}

/**
 * Creates a server that behaves like the web host of the site: URLs without a trailing slash and without `index.html`, headers from
 * `_headers`, and for an unknown path the not-found page of the path's locale with status 404.
 *
 * @param {string} folder absolute path of the built site
 * @param {{source: string, destination: string, type: number}[]} [redirects]
 */
export function createStaticServer(folder, redirects = []) {
  const headersOf = siteHeaders(folder);
  const options = {public: folder, cleanUrls: true, directoryListing: false, redirects};
  return http.createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    // As on the web host. Without it, browsers show a page for a while without asking the server.
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of headersOf(pathname)) {
      response.setHeader(name, value);
    }
    return serveHandler(request, response, options, {
      async sendError(...parameters) {
        const {statusCode} = parameters[6];
        const [, locale = ''] = pathname.split('/');
        const page = [path.basename(locale), '']
          .map((root) => path.join(folder, root, '404.html'))
          .find((file) => fs.existsSync(file));
        response.writeHead(statusCode, {'Content-Type': 'text/html; charset=utf-8'});
        response.end(page ? fs.readFileSync(page) : `${statusCode}\n`);
      },
    });
  });
}

/**
 * Creates the same server, which also compresses with Brotli or gzip, as web hosts do.
 *
 * @param {Parameters<typeof createStaticServer>} parameters
 */
export function createCompressedServer(...parameters) {
  const site = createStaticServer(...parameters);
  const compress = compression();
  return http.createServer((request, response) => {
    // Typed for Express, whose requests and responses extend those of Node.
    const [expressRequest, expressResponse] = /** @type {any[]} */ ([request, response]);
    compress(expressRequest, expressResponse, () => site.emit('request', request, response));
  });
}
