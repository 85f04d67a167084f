import {describe, expect, it} from 'vitest';
import {useConsumerSite} from '../consumers/consumerSite';
import {useReader, findAndOpen} from '../consumers/reader';

// The website patches Docusaurus. This site does not: it installs Docusaurus 2.4.3 and the packed packages with npm.
describe('the packages on unpatched Docusaurus 2.4.3', () => {
  const reader = useReader();
  const {open, consoleMessages} = reader;
  const {url, npmOutput} = useConsumerSite(
    {name: 'clean-install', layers: ['common', 'docusaurus-2']},
    undefined,
    (site) => site.docusaurus(['build', '--locale', 'ko']),
  );

  it('install without a warning about peer dependencies', () => {
    expect(npmOutput()).not.toMatch(/peer|ERESOLVE/i);
  });

  it('find a page by hotkey, and open it', () =>
    findAndOpen(reader, {
      from: url('/'),
      query: '전구',
      page: '/docs/guides/lamp#전구-교체하기',
    }));

  it('show the notice of a translated page, and a registered navbar item', async () => {
    const page = await open(url('/docs/guides/lamp'));
    await page.getByRole('note').first().waitFor();
    const lamp = page.getByRole('button', {name: 'Lamp'});
    await lamp.click();
    expect(await lamp.getAttribute('aria-pressed')).toBe('true');
    expect(consoleMessages).toEqual([]);
  });
});
