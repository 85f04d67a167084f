import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {inject} from 'vitest';
import i18n from '../config/locales.js';
import {createStaticServer} from '../scripts/staticServer.mjs';

/** Paths of the text files in a folder. */
function textFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|js)$/.test(file));
}

/** A copy of the built site, in English and Korean, that can be redeployed and disconnected. */
export class DeployedSite {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  /** Paths that return 404 although the files exist. */
  readonly missingPaths = new Set<string>();
  /** Paths of all requests. */
  readonly requests: string[] = [];
  private readonly files = createStaticServer(this.folder);
  private readonly server = http.createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    this.requests.push(pathname);
    if (this.missingPaths.has(pathname)) {
      response.writeHead(404).end();
    } else if (this.heldPath?.test(pathname)) {
      this.heldResponses.push(() => this.files.emit('request', request, response));
    } else {
      this.files.emit('request', request, response);
    }
  });
  private heldPath: RegExp | undefined;
  private heldResponses: (() => void)[] = [];
  private port = 0;

  /** Without a trailing slash. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const others = i18n.locales.filter((locale) => !['en', 'ko'].includes(locale));
    fs.cpSync(inject('siteFolder'), this.folder, {
      recursive: true,
      filter: (file) => !others.includes(path.relative(inject('siteFolder'), file)),
    });
    await this.connect();
  }

  /** Disconnects the page and its worker. */
  disconnect(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  async connect(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, 'localhost', resolve));
    ({port: this.port} = this.server.address() as AddressInfo);
  }

  /** Holds the responses for the paths that match, until the returned function is called. */
  hold(paths: RegExp): () => void {
    this.heldPath = paths;
    return () => {
      this.heldPath = undefined;
      this.heldResponses.splice(0).forEach((respond) => respond());
    };
  }

  /** Removes the site. */
  remove(): void {
    this.disconnect();
    fs.rmSync(this.folder, {recursive: true});
  }

  /**
   * Deploys a version with a changed text on a Korean page. The chunk of the page and the chunks that refer to it get new names.
   *
   * @param page path of the page below `/ko/`
   * @param before text that only this page contains
   */
  deploy(page: string, before: string, after: string): void {
    const root = path.join(this.folder, 'ko');
    const chunks = fs
      .readdirSync(path.join(root, 'assets/js'))
      .filter(
        (file) =>
          /^(?:runtime~)?main\./.test(file) ||
          fs.readFileSync(path.join(root, 'assets/js', file), 'utf8').includes(before),
      );
    const hashes = chunks.map((file) => /\.([0-9a-f]{8})\.js$/.exec(file)?.[1] ?? file);
    const renew = (text: string) =>
      hashes.reduce(
        (result, hash) => result.replaceAll(hash, hash.split('').reverse().join('')),
        text,
      );
    for (const file of textFiles(root)) {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const isOfPage = file === `${page}/index.html` || chunks.includes(path.basename(file));
      const renewed = renew(isOfPage ? text.replaceAll(before, after) : text);
      fs.rmSync(path.join(root, file));
      fs.writeFileSync(path.join(root, renew(file)), renewed);
    }
    // As in a new build, each page gets a new revision.
    const worker = path.join(root, 'sw.js');
    const script = fs.readFileSync(worker, 'utf8');
    fs.writeFileSync(worker, script.replaceAll(/"revision":"[0-9a-f]{4}/g, '"revision":"ffff'));
  }
}
