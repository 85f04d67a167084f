import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {accessibilityTree} from '@repo/testing/accessibilityTree';
import {useBrowser} from '@repo/testing/browser';
import popularSearches from '../../config/popularSearches';

const guide = '/ko/v1/guides/getting-started/prerequisites';

describe('assistive technology', () => {
  const {openPage} = useBrowser();

  const input = (page: Page) => page.getByRole('combobox');
  const dialog = (page: Page) => accessibilityTree(page, 'dialog');

  async function openSearch(query = ''): Promise<Page> {
    const page = await openPage(guide);
    await page.keyboard.press('Control+k');
    await input(page).fill(query);
    return page;
  }

  describe('learns of search', () => {
    it('the input, popular searches, and an empty status', async () => {
      const page = await openSearch();
      expect(await dialog(page)).toEqual([
        'dialog "사이트 검색" modal=true',
        'search',
        'combobox "문서 검색" hasPopup=listbox expanded=true',
        'button "취소"',
        'listbox "인기 검색어"',
        'group "인기 검색어"',
        ...popularSearches.ko.map((query) => `option "${query}" selected=false`),
        'status live=polite atomic=true',
      ]);
    });

    it('the results, their number and the selected one', async () => {
      const page = await openSearch('커맨드');
      // Not only the titles.
      await page.locator('[role=listbox][aria-busy=false]').waitFor();
      const tree = await dialog(page);
      expect(tree).toContain('combobox "문서 검색" value="커맨드" hasPopup=listbox expanded=true');
      expect(tree).toContain('group "카테고리로 필터링"');
      const all = tree.find((line) => line.startsWith('radio "전체 '));
      expect(all).toMatch(/^radio "전체 \d+" checked=true$/);
      expect(
        tree.filter((line) => /^radio ".+ \d+" checked=false$/.test(line)).length,
      ).toBeGreaterThan(2);
      expect(tree).toContain('listbox "검색 결과"');
      expect(tree).toContain('group "문서"');
      const options = tree.filter((line) => line.startsWith('option'));
      expect(options.length).toBeGreaterThan(5);
      expect(options.filter((line) => !/^option ".{5}/s.test(line))).toEqual([]);
      const count = /\d+/.exec(all ?? '')?.[0];
      const status = page.locator('dialog [role="status"]');
      await expect.poll(() => status.textContent()).toMatch(`검색 결과가 ${count}개 있습니다`);

      const selected = async () =>
        (await dialog(page))
          .filter((line) => line.startsWith('option'))
          .map((line) => line.endsWith('selected=true'));
      const first = (await selected()).indexOf(true);
      expect(first).toBeLessThan(2);
      await page.keyboard.press('ArrowDown');
      await expect.poll(async () => (await selected()).indexOf(true)).toBe(first + 1);
      expect((await selected()).filter(Boolean)).toHaveLength(1);
      const active = await input(page).getAttribute('aria-activedescendant');
      expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
      expect(
        await page
          .locator(`[id="${await input(page).getAttribute('aria-controls')}"]`)
          .getAttribute('role'),
      ).toBe('listbox');
    });

    it('that there are no results, and what to search for instead', async () => {
      const page = await openSearch();
      const status = page.locator('dialog [role="status"]');
      const before = await status.elementHandle();
      await input(page).fill('qqzzyy');
      await expect
        .poll(() => status.textContent())
        .toContain('"qqzzyy"에 대한 검색 결과가 없습니다');
      // Screen readers announce changes of an existing element.
      expect(await status.evaluate((element, old) => element === old, before)).toBe(true);
      const tree = await dialog(page);
      expect(tree).toContain('combobox "문서 검색" value="qqzzyy" hasPopup=listbox expanded=false');
      const list = tree.indexOf('list "다음 검색어로 검색해 보세요."');
      expect(tree.slice(list + 1, list + 3)).toEqual([
        'listitem',
        `button "${popularSearches.ko[0]}"`,
      ]);
      await page.getByRole('button', {name: popularSearches.ko[0], exact: true}).click();
      expect(await input(page).inputValue()).toBe(popularSearches.ko[0]);
    });

    it('only the dialog while it is open, and what had the focus before afterwards', async () => {
      const page = await openPage(guide);
      const button = page.locator('.search-button');
      await button.focus();
      expect(await accessibilityTree(page, '.search-button')).toEqual([
        'button "검색" hasPopup=dialog',
      ]);
      await page.keyboard.press('Enter');
      await input(page).waitFor();
      expect(await accessibilityTree(page, 'main')).toEqual([]);
      await page.keyboard.press('Escape');
      await input(page).waitFor({state: 'detached'});
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect((await accessibilityTree(page, 'main')).length).toBeGreaterThan(20);
    });
  });

  it('learns of tabs: the selected one, and its panel', async () => {
    const page = await openPage(guide);
    const tabs = async () => (await accessibilityTree(page, '.tabs-container')).slice(0, 5);
    expect(await tabs()).toEqual([
      'tablist',
      'tab "Windows" selected=true',
      'tab "macOS" selected=false',
      'tab "Linux" selected=false',
      'tabpanel "Windows"',
    ]);
    await page.getByRole('tab', {name: 'Windows'}).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect
      .poll(tabs)
      .toEqual([
        'tablist',
        'tab "Windows" selected=false',
        'tab "macOS" selected=true',
        'tab "Linux" selected=false',
        'tabpanel "macOS"',
      ]);
  });

  it('learns of the sidebar: the current page, and which categories are expanded', async () => {
    const page = await openPage(guide);
    const sidebar = () => accessibilityTree(page, '.theme-doc-sidebar-container nav');
    const tree = await sidebar();
    expect(tree[0]).toBe('navigation "문서 사이드바"');
    expect(tree).toContain('DisclosureTriangleGrouped "시작하기" expanded=true');
    expect(tree).toContain('DisclosureTriangleGrouped "디버깅" expanded=false');
    const menu = page.locator('.theme-doc-sidebar-menu');
    expect(await menu.locator('[aria-current="page"]').allTextContents()).toEqual(['사전 준비']);
    await menu.locator('summary', {hasText: '디버깅'}).press('Enter');
    await expect.poll(sidebar).toContain('DisclosureTriangleGrouped "디버깅" expanded=true');
    await expect.poll(sidebar).toContain('link "VS Code에서 디버깅하기"');
    // One category is open at a time.
    await expect.poll(sidebar).toContain('DisclosureTriangleGrouped "시작하기" expanded=false');
  });

  it('learns of the color mode', async () => {
    const page = await openPage(guide, {colorScheme: 'light'});
    const button = (mode: string) =>
      page.getByRole('button', {name: `어두운 모드와 밝은 모드 전환하기 (현재 ${mode})`});
    await button('밝은 모드').click();
    await button('어두운 모드').click();
    await button('밝은 모드').waitFor();
  });
});
