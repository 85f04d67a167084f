import type {BrowserContextOptions, Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {violations} from './axe';
import {desktop, mobile, useBrowser} from './browser';
import {useFixtureSite} from '../fixtures/fixtureSite';

describe('the navbar on another site', () => {
  const site = useFixtureSite('navbar', {args: ['--no-minify', '--locale', 'en']});
  const {openPage, problems} = useBrowser({
    url: site.url,
    hydratedSelector: 'html[data-has-hydrated="true"]',
  });

  /** First lines of what the page complains of, as far as it names a text. */
  const complaintsOf = (text: string) =>
    problems
      .filter((problem) => problem.includes(text))
      .map((problem) => problem.split('\n', 1)[0]);

  /** Opens the site's first page; the counter of stars gets its number when `answer` is resolved. */
  async function open(
    options: BrowserContextOptions = {},
    answer: Promise<void> = Promise.resolve(),
  ): Promise<Page> {
    const page = await openPage('/', options, (opened) =>
      opened.route('https://api.github.com/**', async (route) => {
        await answer;
        await route.fulfill({
          json: {stargazers_count: 4321},
          headers: {'access-control-allow-origin': '*'},
        });
      }),
    );
    // The item that no browser renders leaves when the page comes alive.
    await page.getByText('Rendered on the server').waitFor({state: 'detached'});
    return page;
  }

  const bar = (page: Page) => page.locator('nav.navbar > .navbar__inner');

  async function openMenu(page: Page) {
    await page.locator('.navbar__toggle').click();
    // On a page of the docs their sidebar comes first.
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    const menu = page.locator('.navbar-sidebar--show .menu').first();
    await menu.getByText('Source code').click({trial: true});
    return menu;
  }

  describe('a type that is registered', () => {
    it('stands in the navbar, with an accessible name', async () => {
      const page = await open();
      const link = bar(page).getByRole('link', {name: 'Source code'});
      expect(await link.getAttribute('href')).toBe('https://code.example/');
      expect(await link.innerText()).toBe('');
    });

    it('stands in a dropdown, which opens by keyboard', async () => {
      const page = await open();
      await bar(page).getByRole('button', {name: 'Community'}).focus();
      await page.keyboard.press('Enter');
      // It fades in, and takes the focus from then on.
      await page.locator('.dropdown--show .dropdown__link').first().waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focused = page.locator('.dropdown__link:focus');
      expect(await focused.innerText()).toBe('Feed');
      expect(await focused.isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      expect(await focused.getAttribute('href')).toBe('https://github.com/example/project');
    });

    it('stands in the menu of narrow screens, as a list item, and in a dropdown there', async () => {
      const page = await open({viewport: mobile});
      const menu = await openMenu(page);
      expect(await menu.locator('> ul > li').getByText('Source code').count()).toBe(1);
      await menu.getByText('Community').click();
      await menu.getByText('Feed').waitFor();
      // Every child of a list is a list item.
      expect(await menu.locator('ul > :not(li)').count()).toBe(0);
    });

    it('stands in the footer', async () => {
      const page = await open();
      const link = page.locator('footer').getByRole('link', {name: 'Feed'});
      expect(await link.getAttribute('class')).toBe('footer__link-item');
    });

    it('counts stars without moving anything', async () => {
      const gate = new EventTarget();
      const answer = new Promise<void>((resolve) =>
        gate.addEventListener('open', () => resolve(), {once: true}),
      );
      const page = await open({}, answer);
      const item = bar(page).getByRole('link', {name: 'Stars'}).last();
      const before = await item.boundingBox();
      expect(await item.innerText()).not.toContain('4321');
      gate.dispatchEvent(new Event('open'));
      await item.getByText('4321').waitFor();
      expect(await item.boundingBox()).toEqual(before);
    });
  });

  it('the navbar stays while one scrolls, where it is not to hide', async () => {
    const page = await open();
    await page.addStyleTag({content: 'main { min-height: 3000px }'});
    const bounds = () => page.locator('nav.navbar').boundingBox();
    const before = await bounds();
    for (const position of [500, 1000, 600]) {
      await page.mouse.wheel(0, position - ((await page.evaluate('scrollY')) as number));
      await expect.poll(() => page.evaluate('scrollY')).toBe(position);
      // What begins to hide does so in the next frame, and takes its time.
      await page.evaluate(`new Promise(requestAnimationFrame).then(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished)))`);
      expect(await bounds()).toEqual(before);
    }
  });

  it('the version dropdown ends with the next major version', async () => {
    const page = await open();
    const dropdown = bar(page).locator('.dropdown', {hasText: 'Next major'});
    await dropdown.hover();
    expect(await dropdown.getByRole('listitem').allInnerTexts()).toEqual(['Next', 'Next major']);
  });

  describe('the footer', () => {
    it('has every type of the navbar', async () => {
      const page = await open();
      const [docs, more] = await page.locator('.footer__col').all();
      const links = await docs
        ?.getByRole('link')
        .evaluateAll((list) =>
          list.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
        );
      expect(links).toEqual(['Installation /install', 'Guides /', 'This version /', 'Next /']);
      expect((await more?.innerText())?.split(/\s*\n\s*/)).toEqual([
        'More',
        'Languages',
        'English',
        '한국어',
        'Elsewhere',
        'Forum',
        'Introduction',
        'Made with care',
        'Forum',
        'Feed',
      ]);
    });
  });

  describe('a component that throws', () => {
    it('on the server is left out of the pages, and the build says so', async () => {
      const lines = site.buildOutput().split('\n');
      expect(lines.filter((line) => /\[(ERROR|WARNING)\]/.test(line))).toMatchSnapshot();
      expect(site.file('index.html')).not.toContain('Throws on the server');
      const page = await open();
      expect(await bar(page).innerText()).not.toContain('localhost');
      expect(complaintsOf('items[3]')).toEqual([]);
    });

    it('in the browser is left out, with a message, and the page lives', async () => {
      const page = await open();
      expect(complaintsOf('themeConfig')).toMatchSnapshot();
      await bar(page).getByRole('link', {name: 'Installation'}).click();
      await page.getByRole('heading', {name: 'Installation'}).waitFor();
    });

    it('after hydration is left out, with a message, and the page lives', async () => {
      const page = await open();
      problems.length = 0;
      await page.getByRole('button', {name: 'Throw'}).click();
      await page.getByRole('button', {name: 'Throw'}).waitFor({state: 'detached'});
      expect(complaintsOf('themeConfig')).toMatchSnapshot();
      await bar(page).getByRole('link', {name: 'Installation'}).click();
      await page.getByRole('heading', {name: 'Installation'}).waitFor();
    });
  });

  describe.each(['light', 'dark'] as const)('axe finds nothing, %s', (colorScheme) => {
    it.each([desktop, mobile])('$width px', async (viewport) => {
      const page = await open({viewport, colorScheme});
      expect(await violations(page)).toEqual([]);
    });

    it('the menu of narrow screens', async () => {
      const page = await open({viewport: mobile, colorScheme});
      await openMenu(page);
      expect(await violations(page)).toEqual([]);
    });
  });
});
