import {beforeAll, describe, expect, it} from 'vitest';
import {desktop, recordCopies} from '@repo/testing/browser';
import {docusaurus2, docusaurus36} from '../consumers/variants';
import {findAndOpen, useReader} from './reader';
import {expectSearchPage} from './searchPage';
import {copyExample, docusaurus, install, serveSite, useServer} from './site';

// The website patches Docusaurus. These sites do not: they install Docusaurus and the packed packages with npm.
describe.each([
  ['2.4.3', {...docusaurus2, name: 'clean-install'}],
  ['3.6', docusaurus36],
])('the packages on unpatched Docusaurus %s', (_version, variant) => {
  const reader = useReader();
  let npmOutput: string;
  beforeAll(async () => {
    npmOutput = await install(variant);
  });
  const url = useServer(async () => {
    const dir = copyExample(variant, 'everything');
    await docusaurus(dir, ['build', '--locale', 'ko']);
    return serveSite(dir);
  });

  it('install without a warning about peer dependencies', () => {
    expect(npmOutput).not.toMatch(/peer|ERESOLVE/i);
  });

  it('find a page by hotkey, and open it', () =>
    findAndOpen(reader, {from: url('/'), query: '설치', page: '/search/install'}));

  it('have a search page that looks as on other versions', () =>
    expectSearchPage(reader, url('/search?q=설치')));

  it('show the notice of a translated page, and a registered navbar item', async () => {
    const page = await reader.open(url('/search/install'), desktop, recordCopies);
    await page.getByRole('note').first().waitFor();
    await page.context().grantPermissions(['clipboard-write']);
    await page.locator('.navbar__inner span[aria-live="polite"]').click();
    await expect.poll(() => page.evaluate('window.copied')).toBe(page.url());
    expect(reader.consoleMessages).toEqual([]);
  });
});
