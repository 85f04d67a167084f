import {beforeAll, describe, expect, it} from 'vitest';
import {useConsumerSite, type ConsumerKind} from './consumerSite';
import {displayedWords, recordWords, type PageRecord} from './pageWords';
import {useReader} from './reader';

const base = '/sub';

/** Tests of a site with two docs instances, each with versions. */
export function describeInstances(kind: ConsumerKind): void {
  describe(kind.name, () => {
    const reader = useReader();
    let records: PageRecord[];
    const {site, url} = useConsumerSite(kind, undefined, async (built) => {
      for (const version of ['1.0', '2.0', '3.0']) {
        await built.docusaurus(['docs:version', version]);
        await built.docusaurus(['docs:version:community', version]);
      }
      await built.docusaurus(['build']);
      await built.docusaurus(['search:records', '--out', 'records.json']);
    });
    beforeAll(() => {
      records = JSON.parse(site.read('records.json')) as PageRecord[];
    });

    /** Links of all hits for a query in the modal, without the base URL. */
    async function linksFrom(page: Awaited<ReturnType<typeof reader.open>>, query: string) {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill(query);
      await page.getByRole('option').first().waitFor();
      const links = await page
        .getByRole('option')
        .evaluateAll((options) =>
          options.map(
            (option) => (option.closest('a') ?? option.querySelector('a'))?.pathname ?? '',
          ),
        );
      return [...new Set(links.map((link) => link.slice(base.length)))].sort();
    }
    const open = (path: string) => reader.open(url(base + path));

    it('finds the version of the page in its instance, and the latest one of the other', async () => {
      const page = await open('/community/next/contributing');
      expect(await linksFrom(page, 'lantern')).toEqual([
        '/community/next/',
        '/community/next/contributing',
      ]);
      expect(await linksFrom(await open('/community/next'), 'bulb')).toContain('/docs/guides/lamp');
    });

    it('finds the version that the reader has chosen, on other pages too', async () => {
      const page = await open('/docs/guides/lamp');
      await page.locator('.navbar .dropdown', {hasText: '3.0'}).hover();
      await page.getByRole('link', {name: 'Next', exact: true}).click();
      await page.waitForURL(/\/docs\/next\/guides\/lamp/);
      await page.getByRole('link', {name: 'Lighthouse'}).first().click();
      // The URL changes before the page does.
      await page.getByRole('heading', {level: 1, name: 'Lighthouse'}).waitFor();
      const links = await linksFrom(page, 'bulb');
      expect(links).toContain('/docs/next/guides/lamp');
      expect(links).not.toContain('/docs/guides/lamp');
    });

    it('finds words of cells, tabs, images, tags and front matter', async () => {
      for (const query of ['decorations', 'burner', 'water', 'optics', 'pharos']) {
        expect(await linksFrom(await open('/'), query)).toContain('/docs/reference');
      }
    });

    it('has an address for each definition', () => {
      const anchors = records
        .filter(
          ({url: page, is_definition: isDefinition}) =>
            isDefinition && page === `${base}/docs/reference`,
        )
        .map(({anchor, hierarchy_lvl3: name}) => `${name} ${anchor}`);
      expect(anchors).toEqual([
        'rotationSpeed options.rotationSpeed',
        '-b, --beam options.beam',
        'LENS_DIRTY code-7',
      ]);
    });

    it('leaves out a page whose front matter says so', () => {
      expect(records.filter((record) => record.url.includes('secret'))).toEqual([]);
    });

    it('has the same words as the browser displays, on each page', async () => {
      const urls = [...new Set(records.map((record) => record.url))];
      expect(urls.length).toBeGreaterThanOrEqual(50);
      const different: unknown[] = [];
      for (const address of urls) {
        const page = await reader.openWithoutScripts(url(address));
        const displayed = await displayedWords(page);
        const indexed = recordWords(records.filter((record) => record.url === address));
        const missing = displayed.filter((word) => !indexed.includes(word));
        const added = indexed.filter((word) => !displayed.includes(word));
        if (displayed.sort().join(' ') !== indexed.sort().join(' ')) {
          different.push({url: address, missing, added});
        }
        await page.context().close();
      }
      expect(different).toEqual([]);
    });
  });
}
