import {expect} from 'vitest';
import {mobile, type ReaderOptions} from './driver';
import type {Reader, Target} from './reader';

/** What a reader does on the Korean site, in the same way in each browser. */
export type Flow = {
  name: string;
  run: (reader: Reader) => Promise<unknown>;
  options: ReaderOptions & {
    /** Whether its pages log errors on purpose, or run no scripts that could. */
    logsErrors?: boolean;
  };
};

export const flows: Flow[] = [];

const flow = (name: string, run: Flow['run'], options: Flow['options'] = {}) =>
  flows.push({name, run, options});

const guide = '/ko/v1/guides/features/command';
const prerequisites = '/ko/v1/guides/getting-started/prerequisites';
const mainScript = /^\/ko\/assets\/js\/main\./;
const query = "document.querySelector('[role=combobox]')?.value";
const results = "document.querySelectorAll('[role=option]').length > 0";
const theme = 'document.documentElement.dataset.theme';
const colorButton = 'button[aria-label^="어두운 모드와 밝은 모드 전환하기"]';
const saveButton = {css: 'footer button', text: '한국어 문서를 오프라인'};
const removeButton = {css: 'footer button', text: '저장한 문서 삭제'};
const update = '[role=complementary][aria-label^="새로운 버전"]';
const offlineHeading = '네트워크에 연결되어 있지 않습니다';

/** Opens search with a hotkey while the page is not hydrated, and types at once. */
async function searchEarly(reader: Reader, hotkey: string, text: string) {
  const release = reader.site.hold(mainScript);
  try {
    await reader.open(guide);
    await reader.driver.press(hotkey);
    await reader.driver.type(text);
    await reader.sees("document.querySelector('.search-pending__input')?.value", text);
  } finally {
    release();
  }
  await reader.sees(query, text);
  await reader.sees(results);
  await reader.driver.type('1');
  await reader.sees(query, `${text}1`);
}

/** Opens a page and clicks an element while the page is not hydrated. The browser shows another one at once. */
async function pressEarly(reader: Reader, target: Target, shown: string, page = guide) {
  const release = reader.site.hold(mainScript);
  try {
    await reader.open(page);
    await reader.click(target);
    await reader.seesElement(shown);
  } finally {
    release();
  }
  await reader.hydrate();
  await reader.seesElement(shown);
}

async function openSearch(reader: Reader, text: string) {
  await reader.openHydrated('/ko/');
  await reader.driver.press('Control+k');
  await reader.seesElement('[role=combobox]');
  await reader.driver.type(text);
  await reader.sees(query, text);
}

/** Saves the Korean pages with the control in the footer. */
async function savePages(reader: Reader) {
  await reader.openHydrated('/ko/v1/guides');
  await reader.sees(
    'navigator.serviceWorker.getRegistration().then((registration) => registration?.active?.state)',
    'activated',
  );
  await reader.scrollTo('.footer__copyright');
  await reader.click(saveButton);
  await reader.seesElement(removeButton);
}

/** Makes the rules for paper apply on screen. */
const emulatePaper = `(() => {
  let changed = 0;
  const visit = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const media = rule.media.mediaText;
        if (/print/.test(media)) { rule.media.mediaText = 'all'; changed += 1; }
        else if (/screen/.test(media)) rule.media.mediaText = 'not all';
      }
      if (rule.cssRules) visit(rule.cssRules);
    }
  };
  [...document.styleSheets].forEach((sheet) => visit(sheet.cssRules));
  return changed;
})()`;

/** The name of the exception that a statement of the page throws, or "none". */
const attempt = (statement: string) => `(() => {
  try { ${statement}; return 'none'; } catch (error) { return error.name; }
})()`;

flow('reads a guide to its end', async (reader) => {
  await reader.open(guide);
  await reader.seesHeading('커맨드');
  expect(await reader.read("document.querySelectorAll('.token-line').length")).toBeGreaterThan(50);
  expect(
    await reader.read(
      "new Set([...document.querySelectorAll('.token')].map((token) => getComputedStyle(token).color)).size",
    ),
  ).toBeGreaterThan(2);
  await reader.scrollTo('.pagination-nav__link--next');
  await reader.seesElement('.pagination-nav__link--next');
  await reader.hydrate();
});

flow('follows a link, and goes back and forward', async (reader) => {
  await reader.openHydrated(guide);
  await reader.read('window.isSamePage = true');
  const next = await reader.read<string>(
    "document.querySelector('.pagination-nav__link--next').pathname",
  );
  await reader.click('.pagination-nav__link--next');
  await reader.seesPath(next);
  await reader.sees("document.querySelector('h1').textContent !== '커맨드'");
  await reader.driver.back();
  await reader.seesPath(guide);
  await reader.seesHeading('커맨드');
  await reader.driver.forward();
  await reader.seesPath(next);
  await reader.sees("document.querySelector('h1').textContent !== '커맨드'");
  expect(await reader.read('window.isSamePage')).toBe(true);
});

flow('opens search with / before hydration, and loses no letter', (reader) =>
  searchEarly(reader, '/', 'tray'),
);

flow('opens search with Ctrl+K before hydration, and loses no syllable', (reader) =>
  searchEarly(reader, 'Control+k', '시스템 트레이'),
);

flow('finds Korean pages while an input method composes', async (reader) => {
  await openSearch(reader, '시스템 ');
  // The drivers have no input method: the events are those of one.
  const compose = (type: string, text: string) =>
    reader.read(`(() => {
          const input = document.querySelector('[role=combobox]');
          const data = ${JSON.stringify(text)};
          input.dispatchEvent(new CompositionEvent(${JSON.stringify(type)}, {data, bubbles: true}));
          if (${JSON.stringify(type)} !== 'compositionstart') {
            const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
            set.call(input, '시스템 ' + data);
            input.dispatchEvent(new InputEvent('input', {
              data, bubbles: true, inputType: 'insertCompositionText', isComposing: ${type !== 'compositionend'},
            }));
          }
        })()`);
  await compose('compositionstart', '');
  for (const text of ['ㅌ', '트', '틀', '트레']) {
    await compose('compositionupdate', text);
  }
  await reader.sees(results);
  // Enter ends the composition; it must not open a result.
  await reader.read(`document.querySelector('[role=combobox]').dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true}))`);
  await compose('compositionend', '트레이');
  await reader.sees(query, '시스템 트레이');
  await reader.sees(
    "document.querySelector('[role=listbox]').textContent.includes('시스템 트레이')",
  );
  expect(await reader.read('location.pathname')).toBe('/ko/');
});

flow('opens a result with arrow keys and Enter', async (reader) => {
  await openSearch(reader, '시스템 트레이');
  await reader.sees(results);
  expect(
    await reader.read(
      "getComputedStyle(document.querySelector('[role=option] mark')).textDecorationLine",
    ),
  ).toBe('underline');
  await reader.driver.press('ArrowDown');
  await reader.sees("document.querySelectorAll('[role=option][aria-selected=true]').length", 1);
  await reader.driver.press('Enter');
  await reader.seesPath('/ko/v1/guides/features/system-tray');
  await reader.sees("document.querySelector('[role=dialog]') === null");
  await reader.seesHeading('시스템 트레이');
});

flow('closes search with Escape, and has the focus where it was', async (reader) => {
  await reader.openHydrated(guide);
  await reader.read("document.querySelector('.navbar__inner .navbar__brand').focus()");
  await reader.driver.press('/');
  await reader.sees("document.activeElement.matches('[role=combobox]')");
  await reader.driver.press('Escape');
  await reader.sees("document.querySelector('[role=combobox]') === null");
  await reader.sees("document.activeElement.matches('.navbar__inner .navbar__brand')");
});

flow('changes the colors, also for the next visit', async (reader) => {
  await reader.openHydrated(guide);
  const before = await reader.read(theme);
  const after = before === 'dark' ? 'light' : 'dark';
  await reader.click(colorButton);
  await reader.sees(theme, after);
  await reader.sees("localStorage.getItem('theme')", after);
  await reader.driver.reload();
  expect(await reader.read(theme)).toBe(after);
  await reader.open('/ko/blog');
  expect(await reader.read(theme)).toBe(after);
  expect(await reader.read('getComputedStyle(document.body).colorScheme')).toBe(after);
});

flow('changes the language, and stays on the page', async (reader) => {
  await reader.openHydrated(guide);
  await reader.hover({css: '.navbar__link', text: '한국어'});
  await reader.click({css: '.navbar .dropdown__link[lang="en"]', text: 'English'});
  await reader.seesPath('/v1/guides/features/command');
  await reader.sees('document.documentElement.lang', 'en');
  await reader.seesHeading('Commands');
});

flow(
  'opens and closes the menu of a phone',
  async (reader) => {
    await pressEarly(reader, '.toc-button', '.site-toc:popover-open');
    await pressEarly(reader, '.navbar__toggle', '.site-menu:popover-open');
    expect(await reader.read('innerWidth')).toBe(360);
    await reader.click('.site-menu__head > button');
    await reader.seesNo('.site-menu:popover-open');
    expect(
      await reader.read(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    ).toBe(0);
  },
  {viewport: mobile},
);

flow('uses the other controls before hydration', async (reader) => {
  const language = {css: '.navbar .dropdown > summary', text: '한국어'};
  await pressEarly(reader, language, '.dropdown[open] [lang=fr]');
  await pressEarly(reader, '.sidebar-toggle', 'html:has(.sidebar-toggle:checked)');
  const after = (await reader.read(theme)) === 'dark' ? 'light' : 'dark';
  await pressEarly(reader, colorButton, `html[data-theme=${after}]`);
  const macTab = {css: '[role=tab]', text: 'macOS'};
  await pressEarly(reader, macTab, '[role=tabpanel][aria-label=macOS]', prerequisites);
  const dismissed = 'html[data-announcement-bar-initially-dismissed=true]';
  await pressEarly(reader, '[class*=announcementBar] button', dismissed);
});

flow('selects a tab, which selects it in all groups and on the next visit', async (reader) => {
  const selected = `(() => {
        const tabs = [...document.querySelectorAll('[role=tablist][data-group=os] > [aria-selected=true]')];
        return [tabs.length > 1, ...new Set(tabs.map((tab) => tab.textContent))];
      })()`;
  await reader.openHydrated(prerequisites);
  expect(await reader.read(selected)).toEqual([true, 'Windows']);
  await reader.click({css: '[role=tab]', text: 'macOS'});
  await reader.sees(selected, [true, 'macOS']);
  await reader.seesElement('[role=tabpanel][aria-label=macOS]');
  await reader.seesNo('[role=tabpanel][aria-label=Windows]');
  await reader.driver.reload();
  // Hydrates by itself, to select the stored tab.
  await reader.sees(selected, [true, 'macOS']);
});

flow(
  'expands a category of the sidebar before hydration, and collapses it after',
  async (reader) => {
    const page = '.menu a[href="/ko/v1/guides/debugging/vs-code"]';
    const category = {css: '.theme-doc-sidebar-menu summary', text: '디버깅'};
    await pressEarly(reader, category, page);
    expect(await reader.read('location.pathname')).toBe(guide);
    await reader.click(category);
    await reader.seesNo(page);
  },
);

flow('copies code, and pastes it', async (reader) => {
  await reader.openHydrated(prerequisites);
  const code = await reader.read<string>(`(() => {
        const block = [...document.querySelectorAll('.theme-code-block')].find((block) =>
          block.checkVisibility() && block.querySelectorAll('.token-line').length === 1);
        block.id = 'block-to-copy';
        return block.querySelector('code').textContent.trim();
      })()`);
  expect(code).toMatch(/\w/);
  await reader.hover('#block-to-copy pre');
  await reader.click('#block-to-copy button[aria-label="클립보드에 코드 복사"]');
  await reader.seesElement('#block-to-copy button[data-copied]');
  await reader.driver.press('Control+k');
  await reader.seesElement('[role=combobox]');
  await reader.driver.press('Control+v');
  await reader.sees(query, code);
});

flow(
  'wraps the lines of code that is too wide',
  async (reader) => {
    await reader.openHydrated(guide);
    await reader.read("document.querySelectorAll('.theme-code-block')[11].id = 'wide-block'");
    const isScrollable =
      "(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)(document.querySelector('#wide-block pre'))";
    const wrap = '#wide-block input[aria-label="줄 바꿈 전환"]';
    await reader.scrollTo('#wide-block');
    await reader.seesElement(wrap);
    await reader.sees(isScrollable, true);
    await reader.click(wrap);
    await reader.sees(isScrollable, false);
    await reader.click(wrap);
    await reader.sees(isScrollable, true);
  },
  {viewport: mobile},
);

flow('prints a page with the code and the panels of all tabs', async (reader) => {
  await reader.open(prerequisites);
  const pdf = await reader.driver.print();
  if (pdf) {
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(100_000);
  }
  await reader.seesNo('[role=tabpanel][aria-label=macOS]');
  expect(await reader.read(emulatePaper)).toBeGreaterThan(5);
  expect(
    await reader.read(`[...document.querySelectorAll('[role=tabpanel], .theme-code-block code')]
          .filter((element) => !element.checkVisibility() || element.getBoundingClientRect().height === 0).length`),
  ).toBe(0);
  for (const hidden of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '[role=tablist]',
    'footer.footer',
  ]) {
    await reader.seesNo(hidden);
  }
  await reader.driver.press('Shift');
});

flow(
  'reads without scripts, and follows links',
  async (reader) => {
    await reader.open(prerequisites);
    expect(
      await reader.read('window.problems === undefined && window.docusaurus === undefined'),
    ).toBe(true);
    expect(
      await reader.read(`[...document.querySelectorAll('[role=tabpanel]')]
          .filter((panel) => !panel.checkVisibility()).length`),
    ).toBe(0);
    await reader.seesNo('[role=tab]');
    await reader.click('.pagination-nav__link--next');
    await reader.sees(`location.pathname !== ${JSON.stringify(prerequisites)}`);
    await reader.seesElement('h1');
  },
  {scripts: false, logsErrors: true},
);

flow(
  'opens the contents and the menu of a phone without scripts, and sees no dead button',
  async (reader) => {
    await reader.open(guide);
    await reader.seesNo('.search-button, [data-copies-code], [class*=announcementBar] button');
    await reader.click('.toc-button');
    await reader.seesElement('.site-toc:popover-open');
    await reader.open(guide);
    await reader.click('.navbar__toggle');
    await reader.click({css: '.site-menu summary', text: '디버깅'});
    await reader.seesElement('.site-menu a[href="/ko/v1/guides/debugging/vs-code"]');
    await reader.click({css: '.site-menu summary', text: '전체 메뉴'});
    await reader.click({css: '.site-menu summary', text: '언어'});
    await reader.seesElement('.site-menu [lang=fr]');
  },
  {viewport: mobile, scripts: false, logsErrors: true},
);

flow(
  'sees without a network that a page is not saved, and tries again',
  async (reader) => {
    await reader.openHydrated('/ko/');
    await reader.sees(
      'navigator.serviceWorker.getRegistration().then((registration) => registration?.active?.state)',
      'activated',
    );
    reader.site.disconnect();
    try {
      await reader.open(guide);
      await reader.seesHeading(offlineHeading);
      expect(await reader.read('document.documentElement.lang')).toBe('ko');
    } finally {
      await reader.site.connect();
    }
    await reader.click({css: 'a', text: '다시 시도'});
    await reader.seesHeading('커맨드');
  },
  {logsErrors: true},
);

flow('saves the pages, and reads and searches without a network', async (reader) => {
  await savePages(reader);
  reader.site.disconnect();
  try {
    await reader.openHydrated(guide);
    await reader.seesHeading('커맨드');
    await reader.seesElement({css: '[role=status]', text: '오프라인 상태입니다.'});
    await reader.open('/ko/v1/api/js/window');
    await reader.seesHeading('window');
    await openSearch(reader, '시스템 트레이');
    await reader.sees(results);
    await reader.driver.press('ArrowDown');
    await reader.driver.press('Enter');
    await reader.seesPath('/ko/v1/guides/features/system-tray');
    await reader.seesHeading('시스템 트레이');
  } finally {
    await reader.site.connect();
  }
});

flow('keeps the saved pages until it accepts the new version', async (reader) => {
  await savePages(reader);
  const page = '/ko/about/governance';
  const [before, after] = ['DRACC 0035', 'DRACC 9935'];
  reader.site.deploy('about/governance', before, after);
  try {
    await reader.openHydrated(page);
    await reader.seesElement(update);
    expect(await reader.read('document.body.textContent')).toContain(before);
    await reader.click(`${update} .button--primary`);
    await reader.sees(`document.body.textContent.includes(${JSON.stringify(after)})`);
    await reader.hydrate();
    await reader.seesNo(update);
  } finally {
    reader.site.deploy('about/governance', after, before);
  }
});

flow('follows a link to a heading, and arrives at it', async (reader) => {
  const id = 'bundleconfig.externalbin';
  const top = `document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top`;
  const isInView = `${top} >= 0 && ${top} < 200`;
  await reader.open(`/ko/v1/api/config#${id}`);
  await reader.sees(isInView);
  await reader.hydrate();
  await reader.sees(isInView);

  await reader.openHydrated(guide);
  const hash = decodeURIComponent(
    await reader.read<string>("[...document.querySelectorAll('.table-of-contents a')].at(-1).hash"),
  );
  await reader.read(
    "[...document.querySelectorAll('.table-of-contents a')].at(-1).id = 'last-entry'",
  );
  await reader.click('#last-entry');
  await reader.sees('decodeURIComponent(location.hash)', hash);
  await reader.sees(`(({top, bottom}) => top >= 0 && bottom <= innerHeight)(
        document.getElementById(${JSON.stringify(hash.slice(1))}).getBoundingClientRect())`);
});

flow(
  'is protected from injected scripts and markup',
  async (reader) => {
    await reader.openHydrated(guide);
    await reader.read('window.ran = []');
    const script = (fill: string) =>
      reader.read(
        attempt(
          `const element = document.createElement('script'); ${fill}; document.head.append(element)`,
        ),
      );
    expect(await script('element.append("window.ran.push(1)")')).toBe('none');
    expect(await script('element.text = "window.ran.push(2)"')).toBe('TypeError');
    expect(await script('element.src = "https://example.org/x.js"')).toBe('TypeError');
    await reader.read(
      attempt(
        `document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ran.push(3)">')`,
      ),
    );
    expect(await reader.read(`document.querySelector('img[src="x"]')`)).toBeNull();
    await reader.sees(
      "problems().some((problem) => problem.includes('policy require-trusted-types-for'))",
    );
    expect(await reader.read('window.ran')).toEqual([]);
  },
  {logsErrors: true},
);
