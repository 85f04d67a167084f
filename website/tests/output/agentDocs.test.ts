import {runChecks} from 'afdocs';
import {expect, inject, it} from 'vitest';

const pages = [
  '/v1/guides',
  '/v1/guides/features/command',
  '/ko/v1/guides/features/command',
  '/v1/guides/getting-started/prerequisites',
  '/v1/api/js/window',
  '/v1/api/config',
  '/ko/v1/api/cli',
  '/blog/2023/06/14/tauri-1-4',
  '/ko/blog/2023/06/14/tauri-1-4',
  '/about/intro',
];

/** Checks of the Agent-Friendly Documentation specification that the site does not pass, or that cannot run here, and why. */
const exceptions: Record<string, string> = {
  'content-negotiation': 'Redirects of Netlify cannot depend on the Accept header.',
  'content-start-position': 'Navbar and sidebar come first in the HTML. The copies have neither.',
  'page-size-html': 'A module, the CLI and the configuration have a page each, for readers.',
  'page-size-markdown': 'As page-size-html: the largest copy has less than 100,000 characters.',
  'tabbed-content-serialization':
    'As page-size-html: the size of the page is counted, not the tabs.',
  'markdown-link-portability': 'Requests other sites. markdownPages.test.ts checks the links.',
};

it('the site passes the checks for agents, with exceptions', async () => {
  const {results} = await runChecks(inject('siteUrl'), {
    canonicalOrigin: 'https://v1.tauri.app',
    samplingStrategy: 'curated',
    curatedPages: pages.map((page) => ({url: inject('siteUrl') + page})),
    requestDelay: 0,
    skipCheckIds: Object.keys(exceptions),
  });
  const failed = results.filter(({status}) => status !== 'pass' && status !== 'skip');
  expect(failed.map(({id, message}) => [id, message])).toEqual([]);
  expect(results.filter(({status}) => status === 'pass').length).toBeGreaterThan(15);
});
