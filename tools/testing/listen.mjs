// @ts-check
import http from 'node:http';

/**
 * Starts a server on a free port.
 *
 * @param {import('node:http').Server} server
 * @returns {Promise<{url: string, close: () => void}>} `url` without a trailing slash
 */
export async function listen(server) {
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A port that is free now. @returns {Promise<string>} */
export async function freePort() {
  const {url, close} = await listen(http.createServer());
  close();
  return new URL(url).port;
}
