import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import type {RunningServer} from '../consumers/command';
import {ConsumerSite} from '../consumers/consumerSite';
import {createReader, findAndOpen} from '../consumers/reader';

// The website patches Docusaurus. This site does not: it installs Docusaurus 2.4.3 and the packed packages with npm.
describe('the packages on unpatched Docusaurus 2.4.3', () => {
  const site = new ConsumerSite({name: 'clean-install', layers: ['common', 'docusaurus-2']});
  const reader = createReader();
  const {open, consoleMessages} = reader;
  let npmOutput: string;
  let server: RunningServer;
  const url = (path: string) => `${server.url}${path}`;

  beforeAll(async () => {
    await site.scaffold();
    npmOutput = await site.install(inject('tarballs'));
    await site.docusaurus(['build', '--locale', 'ko']);
    server = await site.serve(['serve', '--no-open']);
  });
  // Undefined if the set-up failed.
  afterAll(() => (server as RunningServer | undefined)?.stop());

  it('install without a warning about peer dependencies', () => {
    expect(npmOutput).not.toMatch(/peer|ERESOLVE/i);
  });

  it('find a page by hotkey, and open it', () =>
    findAndOpen(reader, {
      from: url('/'),
      query: '전구',
      page: '/docs/guides/lamp#전구-교체하기',
    }));

  it('show the notice of a translated page', async () => {
    const page = await open(url('/docs/guides/lamp'));
    await page.getByRole('note').first().waitFor();
    expect(consoleMessages).toEqual([]);
  });

  it('render a registered navbar item', async () => {
    const page = await open(url('/docs/guides/lamp'));
    const lamp = page.getByRole('button', {name: 'Lamp'});
    await lamp.click();
    expect(await lamp.getAttribute('aria-pressed')).toBe('true');
    expect(consoleMessages).toEqual([]);
  });
});
