import {describe, expect, it} from 'vitest';
import type {Section} from '../section';
import {createSearchIndex} from './searchIndex';
import {headingsOf, section} from './testIndex.test.support';

const sections = [
  section('Window customization', 'Change the title of a window with setTitle.'),
  section('Multiwindow', 'Applications with more than one of them.'),
  section('File drop', 'Drag something here.'),
  section('Updater', 'Downloads and verifies a release.', {version: 'v2'}),
  section('Menu', 'A list of windows.', {lang: 'ko', category: 'Guides', version: 'v1'}),
];
const {search} = createSearchIndex(sections);
const headings = headingsOf(sections);

describe('finds', () => {
  it.each([
    ['a prefix', 'custom', 'Window customization'],
    ['a word with a wrong first letter', 'xpdater', 'Updater'],
    ['one typo from 5 letters', 'windaw', 'Window customization'],
    ['swapped letters', 'windwo', 'Window customization'],
    ['two typos from 9 letters', 'custamizatian', 'Window customization'],
    ['words that the text writes as one', 'multi window', 'Multiwindow'],
    ['a word that the text writes as two', 'filedrop', 'File drop'],
    ['a query with words that no page contains', 'how to change the title', 'Window customization'],
  ])('%s: %s', (_, query, heading) => {
    expect(headings(query)[0]).toBe(heading);
  });

  it.each([
    ['a typo in a short word', 'dfop'],
    ['an unknown word', 'qqqqqqqq'],
    ['an empty query', ''],
    ['a query without letters', '!?'],
  ])('nothing for %s: %s', (_, query) => {
    expect(headings(query)).toEqual([]);
  });

  it('the synonyms of the site, in one direction', () => {
    const found = headingsOf(
      [section('Webview', 'Runs the frontend.'), section('System tray', 'An icon.')],
      {synonyms: {Browser: ['webview'], 托盘: ['system tray']}, stopWords: []},
    );
    expect(found('browser')).toEqual(['Webview']);
    expect(found('托盘')).toEqual(['System tray']);
    expect(found('frontend')).toEqual(['Webview']);
  });

  it('no sections that contain only a stop word, unless the query has no other word', () => {
    const found = headingsOf(
      [section('One', 'Acme window.'), section('Two', 'Another window frame, Acme.')],
      {synonyms: {}, stopWords: ['Acme']},
    );
    expect(found('acme frame')).toEqual(['Two']);
    expect(found('acme')).toHaveLength(2);
  });

  it('only sections that pass the filter', () => {
    expect(headings('window', [{lang: ['ko'], version: ['v1', null]}])).toEqual(['Menu']);
    expect(headings('window', [{version: ['v2']}])).toEqual([]);
    expect(() => search('window', {filter: 'lang = ko' as unknown as []})).toThrow(
      'Invalid search filter "lang = ko"',
    );
  });
});

/** Returns the URLs of the hits. */
function urlsOf(all: Section[], query: string): string[] {
  return createSearchIndex(all)
    .search(query, {})
    .hits.map(({url}) => url);
}

describe('ranks', () => {
  it('documentation before a post with the same words', () => {
    const post = section('Tray', 'An icon.', {url: '/post', type: 'blog'});
    expect(urlsOf([post, {...post, url: '/docs', type: 'docs'}], 'tray')).toEqual([
      '/docs',
      '/post',
    ]);
  });

  it.each([
    [0.5, ['/Two', '/One']],
    [2, ['/One', '/Two']],
  ])('pages by their boost: %d', (boost, urls) => {
    const all = [section('One', 'A window.', {boost}), section('Two', 'A window.')];
    expect(urlsOf(all, 'window')).toEqual(urls);
  });

  it('the definition of an exact identifier first', () => {
    const definition = (name: string, anchor = `build.${name}`) =>
      section(name, 'An option.', {anchor, isDefinition: true});
    const index = createSearchIndex([
      section('Options', 'Pass options: option option options.', {url: '/guide'}),
      definition('options'),
      definition('-o, --option', 'build.--option'),
      definition('optionList'),
      section('Titles', 'Its page has the name of a definition.', {pageTitle: 'OptionList'}),
    ]);
    const first = (query: string) => index.search(query, {}).hits[0]?.anchor;
    expect(first('options')).toBe('build.options');
    expect(first('Options')).toBe('Options');
    expect(first('--option')).toBe('build.--option');
    expect(first('optionList')).toBe('build.optionList');
    // The title of a page comes before a name in another letter case.
    expect(first('OptionList')).toBe('Titles');
    expect(first('build.optionlist')).toBe('build.optionList');
  });

  it('sections with all words before sections with some', () => {
    expect(headings('window title')[0]).toBe('Window customization');
    expect(headings('window release')).toEqual(
      expect.arrayContaining(['Window customization', 'Updater']),
    );
  });

  it('a page with several matching sections before a page with one of them', () => {
    const all = [
      section('Sound', 'One with a tray.', {url: '/once'}),
      section('Icon', 'One with a tray.', {url: '/twice'}),
      section('Menu', 'One with a tray.', {url: '/twice', position: 1}),
    ];
    expect(urlsOf(all, 'tray')).toEqual(['/twice', '/once', '/twice']);
  });

  it.each(['text', 'heading'] as const)(
    'words near each other before words far apart, in the %s',
    (field) => {
      const far = 'Save what a reader has written in the last file';
      const near = 'What a reader has written in the last: save file';
      const found = headingsOf(
        field === 'text'
          ? [section('Far', far), section('Near', near)]
          : [section(far, 'Text'), section(near, 'Text')],
      );
      expect(found('save file')[0]).toBe(field === 'text' ? 'Near' : near);
    },
  );

  it('an identifier by the first sentence of its section', () => {
    const all = [
      section('message', 'Shows a message. Opens a dialog.'),
      section('open', 'Opens a dialog. Lets readers choose a file or a directory.'),
    ];
    expect(urlsOf(all, 'dialog')[0]).toBe('/open');
  });

  it('an identifier by the first sentence of its section, without white space after it', () => {
    const all = [
      section('message', '显示消息。打开对话框。'),
      section('open', '打开对话框。用户可以选择文件。'),
    ];
    expect(urlsOf(all, '对话框')[0]).toBe('/open');
  });
});

describe('response', () => {
  it('contains the requested hits, with marks, and their total', () => {
    const {hits, ...response} = search('window', {limit: 1});
    expect(response).toEqual({total: 2});
    expect(hits).toEqual([
      {
        ...sections[0],
        marked: {
          pageTitle: 'Page',
          headings: ['\ue000Window\ue001 customization'],
          content: 'Change the title of a \ue000window\ue001 with setTitle.',
        },
      },
    ]);
  });

  it('suggests queries that have hits if there are none', () => {
    const {suggestions = []} = search('updatzz', {});
    expect(suggestions).toContain('updater');
    for (const suggestion of suggestions) {
      expect(headings(suggestion)).not.toEqual([]);
    }
  });

  it('suggests nothing that only sections outside the filter contain', () => {
    expect(search('updatzz', {filter: [{lang: ['ko']}]}).suggestions).toEqual([]);
  });

  it('counts the matching sections by category on request', () => {
    const index = createSearchIndex(
      ['Guides', '__proto__', 'Guides'].map((category, number) =>
        section(`Tray ${number}`, '', {category}),
      ),
    );
    const {categories = {}} = index.search('tray', {countCategories: true, limit: 1});
    expect(Object.entries(categories)).toEqual([
      ['Guides', 2],
      ['__proto__', 1],
    ]);
    expect(index.search('tray', {})).not.toHaveProperty('categories');
  });
});
