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

  /** The first lines of the console messages that contain a text. */
  const messagesWith = (text: string) =>
    problems
      .filter((problem) => problem.includes(text))
      .map((problem) => problem.split('\n', 1)[0]);

  /** Opens the home page. The star counter gets its response when `response` resolves. */
  async function open(
    options: BrowserContextOptions = {},
    response: Promise<void> = Promise.resolve(),
  ): Promise<Page> {
    const page = await openPage('/', options, (opened) =>
      opened.route('https://api.github.com/**', async (route) => {
        await response;
        await route.fulfill({
          json: {stargazers_count: 4321},
          headers: {'access-control-allow-origin': '*'},
        });
      }),
    );
    // This item throws in browsers, so hydration removes it.
    await page.getByText('Rendered on the server').waitFor({state: 'detached'});
    return page;
  }

  const bar = (page: Page) => page.locator('nav.navbar > .navbar__inner');

  async function openMenu(page: Page) {
    await page.locator('.navbar__toggle').click();
    // On a docs page, the mobile menu opens with the docs sidebar.
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    const menu = page.locator('.navbar-sidebar--show .menu').first();
    await menu.getByText('Source code').click({trial: true});
    return menu;
  }

  describe('a registered type', () => {
    it('is in the navbar, with an accessible name', async () => {
      const page = await open();
      const link = bar(page).getByRole('link', {name: 'Source code'});
      expect(await link.getAttribute('href')).toBe('https://code.example/');
      expect(await link.innerText()).toBe('');
    });

    it('is in a dropdown that opens with the keyboard', async () => {
      const page = await open();
      await bar(page).getByRole('button', {name: 'Community'}).focus();
      await page.keyboard.press('Enter');
      // The links get the focus only after the dropdown has faded in.
      await page.locator('.dropdown--show .dropdown__link').first().waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focused = page.locator('.dropdown__link:focus');
      expect(await focused.innerText()).toBe('Feed');
      expect(await focused.isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      expect(await focused.getAttribute('href')).toBe('https://github.com/example/project');
    });

    it('is a list item in the mobile menu and in its dropdowns', async () => {
      const page = await open({viewport: mobile});
      const menu = await openMenu(page);
      expect(await menu.locator('> ul > li').getByText('Source code').count()).toBe(1);
      await menu.getByText('Community').click();
      await menu.getByText('Feed').waitFor();
      expect(await menu.locator('ul > :not(li)').count()).toBe(0);
    });

    it('is in the footer', async () => {
      const page = await open();
      const link = page.locator('footer').getByRole('link', {name: 'Feed'});
      expect(await link.getAttribute('class')).toBe('footer__link-item');
    });

    it('counts stars without a layout shift', async () => {
      const gate = new EventTarget();
      const response = new Promise<void>((resolve) =>
        gate.addEventListener('open', () => resolve(), {once: true}),
      );
      const page = await open({}, response);
      const item = bar(page).getByRole('link', {name: 'Stars'}).last();
      const before = await item.boundingBox();
      expect(await item.innerText()).not.toContain('4321');
      gate.dispatchEvent(new Event('open'));
      await item.getByText('4321').waitFor();
      expect(await item.boundingBox()).toEqual(before);
    });
  });

  it('the navbar stays visible on scroll without hideOnScroll', async () => {
    const page = await open();
    await page.addStyleTag({content: 'main { min-height: 3000px }'});
    const bounds = () => page.locator('nav.navbar').boundingBox();
    const before = await bounds();
    for (const position of [500, 1000, 600]) {
      await page.mouse.wheel(0, position - ((await page.evaluate('scrollY')) as number));
      await expect.poll(() => page.evaluate('scrollY')).toBe(position);
      // A navbar that hides starts its animation in the next frame.
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
    it('supports every type of the navbar', async () => {
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
    it('on the server is left out of the pages and reported by the build', async () => {
      const lines = site.buildOutput().split('\n');
      expect(lines.filter((line) => /\[(ERROR|WARNING)\]/.test(line))).toMatchSnapshot();
      expect(site.file('index.html')).not.toContain('Throws on the server');
      const page = await open();
      expect(await bar(page).innerText()).not.toContain('localhost');
      expect(messagesWith('items[3]')).toEqual([]);
    });

    it('in the browser is left out and reported, and the page still works', async () => {
      const page = await open();
      expect(messagesWith('themeConfig')).toMatchSnapshot();
      await bar(page).getByRole('link', {name: 'Installation'}).click();
      await page.getByRole('heading', {name: 'Installation'}).waitFor();
    });

    it('after hydration is left out and reported, and the page still works', async () => {
      const page = await open();
      problems.length = 0;
      await page.getByRole('button', {name: 'Throw'}).click();
      await page.getByRole('button', {name: 'Throw'}).waitFor({state: 'detached'});
      expect(messagesWith('themeConfig')).toMatchSnapshot();
      await bar(page).getByRole('link', {name: 'Installation'}).click();
      await page.getByRole('heading', {name: 'Installation'}).waitFor();
    });
  });

  describe.each(['light', 'dark'] as const)('axe finds no violation, %s', (colorScheme) => {
    it.each([desktop, mobile])('$width px', async (viewport) => {
      const page = await open({viewport, colorScheme});
      expect(await violations(page)).toEqual([]);
    });

    it('the mobile menu', async () => {
      const page = await open({viewport: mobile, colorScheme});
      await openMenu(page);
      expect(await violations(page)).toEqual([]);
    });
  });
});
