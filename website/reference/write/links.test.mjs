// @ts-check
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {resolveUrl} from './links.mjs';

const docsDir = temporaryFolder(afterAll);

beforeAll(async () => {
  await mkdir(join(docsDir, 'guides/features'), {recursive: true});
  await writeFile(join(docsDir, 'guides/sidecar.mdx'), '');
  await writeFile(join(docsDir, 'guides/features/README.md'), '');
});

const generated = new Map([
  ['/api/js/README.md', new Set(['app'])],
  ['/api/js/app.md', new Set(['hide'])],
  ['/api/js/event.md', new Set(['listen'])],
  ['/api/config.md', new Set(['tauriconfig', 'tauriconfig.cli'])],
]);

test.each([
  ['https://tauri.app/v1/api/js/app#hide', '/api/js/app.md#hide'],
  ['https://tauri.app/v1/api/js/app/#hide', '/api/js/app.md#hide'],
  ['https://tauri.app/v1/api/js', '/api/js/README.md'],
  ['/v1/api/js/app', '/api/js/app.md'],
  ['../config.md#TauriConfig.cli', '/api/config.md#tauriconfig.cli'],
  ['/api/config.md#gone', '/api/config.md'],
  ['./window.md#settitle', 'https://tauri.app/v1/api/js/window#settitle'],
  ['#Listen', '#listen'],
  ['https://tauri.app/v1/api/js/event#listen', '#listen'],
  ['https://tauri.app/v1/guides/sidecar', '/guides/sidecar.mdx'],
  ['https://tauri.app/v1/guides/features/#a', '/guides/features/README.md#a'],
  ['https://tauri.app/v1/guides/gone', 'https://tauri.app/v1/guides/gone'],
  ['https://tauri.app/v2/guides', 'https://tauri.app/v2/guides'],
  ['https://example.com/v1/api/js/app', 'https://example.com/v1/api/js/app'],
])('resolves %s to %s', (url, expected) => {
  expect(resolveUrl(url, '/api/js/event.md', generated, docsDir)).toBe(expected);
});
