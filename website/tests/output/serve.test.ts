import {spawn, type ChildProcessByStdio} from 'node:child_process';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const script = path.resolve(import.meta.dirname, '../../scripts/serve.mjs');

/** The server of `npm start`, which serves the Korean site. */
describe('pnpm serve --locale ko', () => {
  let server: ChildProcessByStdio<null, Readable, null>;
  let origin: string;

  beforeAll(async () => {
    server = spawn(process.execPath, [script, '--locale', 'ko'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const text of server.stdout) {
      output += String(text);
      if (output.includes('Press Ctrl+C')) {
        break;
      }
    }
    origin = new URL(/http:\S+/.exec(output)?.[0] ?? '').origin;
  });
  afterAll(() => void server.kill());

  const get = (pathname: string, encoding: string) =>
    fetch(origin + pathname, {headers: {'Accept-Encoding': encoding}, redirect: 'manual'});

  it.each(['br', 'gzip'])('compresses pages and scripts with %s', async (encoding) => {
    const page = await get('/ko/', encoding);
    expect(page.headers.get('content-encoding')).toBe(encoding);
    const [main = ''] = /\/ko\/assets\/js\/main\.\w+\.js/.exec(await page.text()) ?? [];
    const scriptFile = await get(main, encoding);
    expect(scriptFile.headers.get('content-encoding')).toBe(encoding);
    expect(scriptFile.headers.get('cache-control')).toContain('immutable');
  });

  it('sends a page as it is to a client that does not accept compression', async () => {
    const page = await get('/ko/', 'identity');
    expect(page.headers.get('content-encoding')).toBeNull();
  });

  it('leads from the root to the Korean home page', async () => {
    const root = await get('/', 'br');
    expect([root.status, root.headers.get('location')]).toEqual([302, '/ko/']);
  });
});
