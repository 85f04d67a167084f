import {describe, expect, it} from 'vitest';
import {createIndexFiles} from '../indexer/indexFiles';
import type {ExtractedRecord} from '../indexer/extractedRecord';
import type {IndexManifest, PageRow} from './indexFormat';
import {readVocabulary} from './readIndexFiles';
import {createSearchIndex, type SearchIndex} from './searchIndex';
import type {Vocabulary} from './vocabulary';

function record(
  heading: string,
  content: string,
  more: Partial<ExtractedRecord> = {},
): ExtractedRecord {
  return {
    headings: ['Documentation', 'Page', heading],
    content,
    url: `/${heading}`,
    anchor: heading,
    lang: 'en',
    type: 'docs',
    position: 0,
    code: [],
    keywords: '',
    ...more,
  };
}

/** Builds an index from index files, as a site does. */
function indexOf(records: ExtractedRecord[], vocabulary?: Vocabulary): Promise<SearchIndex> {
  const files = createIndexFiles(records, vocabulary);
  const read = <Content>(name: string) => JSON.parse(files.get(name) ?? '') as Content;
  const manifest = read<IndexManifest>('index.json');
  return createSearchIndex(
    manifest.pages.flatMap((name) => read<PageRow[]>(name)),
    readVocabulary(manifest),
  );
}

const index = await indexOf([
  record('Window customization', 'Change the title of a window with setTitle.'),
  record('Multiwindow', 'Applications with more than one of them.'),
  record('File drop', 'Drag something here.'),
  record('Updater', 'Downloads and verifies a release.', {code: ['checkUpdate', 'installUpdate']}),
  record('파일 다루기', '파일이 없으면 오류가 발생합니다.', {lang: 'ko'}),
  record('플러그인 개발', '플러그인을 만들어 기능을 확장합니다.', {lang: 'ko', version: 'v1'}),
  record('시스템 트레이', '알림 영역에 아이콘을 놓습니다.', {lang: 'ko', version: 'v2'}),
  record('系统托盘', '在通知区域放置图标。', {lang: 'zh-CN'}),
  record('プラグイン', 'ウィンドウの設定を変更します。', {lang: 'ja'}),
  record('保護', 'ファイルを暗号化します。', {lang: 'ja'}),
  record('ปลั๊กอิน', 'เปลี่ยนการตั้งค่าของหน้าต่าง', {lang: 'th'}),
]);

function headings(query: string, filter: string[] = []): (string | null | undefined)[] {
  return index.search(query, {filter}).hits.map((hit) => hit.hierarchy_lvl2);
}

it.each(["l'application", 'l’application', "dell'application"])(
  'does not search for the elided word of %s',
  async (query) => {
    const french = await indexOf([
      record('Fermeture', 'La fermeture de l’application.', {lang: 'fr'}),
      record('Liste', 'Le label, la liste, les liens; dell, delle, della.', {lang: 'fr'}),
    ]);
    const found = french.search(query, {filter: []}).hits;
    expect(found.map((hit) => hit.hierarchy_lvl2)).toEqual(['Fermeture']);
  },
);

it('searches for words with apostrophes that are not elisions', () => {
  expect(headings("aujourd'hui window")).toContain('Window customization');
  expect(headings("window'")).toContain('Window customization');
});

describe('finds', () => {
  it.each([
    ['a prefix', 'custom', 'Window customization'],
    ['an identifier', 'settitle', 'Window customization'],
    ['a part of an identifier', 'title', 'Window customization'],
    ['an identifier that occurs only in code', 'installUpdate', 'Updater'],
    ['a word with a wrong first letter', 'xpdater', 'Updater'],
    ['an identifier with other numbers', 'setTitle_2.35', 'Window customization'],
    ['Korean typed without the input method', 'vmffjrmdls', '플러그인 개발'],
    ['one typo from 5 letters', 'windaw', 'Window customization'],
    ['swapped letters', 'windwo', 'Window customization'],
    ['two typos from 9 letters', 'custamizatian', 'Window customization'],
    ['words that the text writes as one', 'multi window', 'Multiwindow'],
    ['a word that the text writes as two', 'filedrop', 'File drop'],
    ['a query with stop words', 'how to change the title', 'Window customization'],
    ['a noun with another particle', '파일을', '파일 다루기'],
    ['a noun without its particle', '플러그인', '플러그인 개발'],
    ['a Korean word of two syllables with a wrong letter', '파알', '파일 다루기'],
    ['Hangul with a separate consonant, as input methods show it', '플러그ㅇ', '플러그인 개발'],
    ['Hangul whose last consonant belongs to the next syllable', '플러긍', '플러그인 개발'],
    ['Hangul whose last syllable is incomplete', '플러그이', '플러그인 개발'],
    ['a Korean compound written as one', '시스템트레이', '시스템 트레이'],
    ['English typed with the Korean input method', '쟈ㅜ앶', 'Window customization'],
    ['a Chinese word within a run', '托盘', '系统托盘'],
    ['a Japanese word within a run', '設定', 'プラグイン'],
    ['half-width katakana', 'ﾌﾟﾗｸﾞｲﾝ', 'プラグイン'],
    ['a Japanese word with a wrong character', '暗合化', '保護'],
    ['katakana written as hiragana', 'ぷらぐいん', 'プラグイン'],
    ['Japanese typed without the input method', 'puraguin', 'プラグイン'],
    ['a Thai word within a run', 'ตั้งค่า', 'ปลั๊กอิน'],
  ])('%s: %s', (_, query, heading) => {
    expect(headings(query)[0]).toBe(heading);
  });

  it.each([
    ['Chinese', '怎么更换托盘图标', '系统托盘'],
    ['Japanese', 'ウィンドウを変更する方法', 'プラグイン'],
    ['Thai', 'วิธีตั้งค่าหน้าต่าง', 'ปลั๊กอิน'],
  ])('words of a %s question: %s', (_, query, heading) => {
    expect(headings(query)[0]).toBe(heading);
  });

  it('documentation before a post with the same words', async () => {
    const texts = ['post', 'docs'].map((url) => record('Tray', 'An icon.', {url}));
    const [post, page] = texts as [ExtractedRecord, ExtractedRecord];
    const {search} = await indexOf([{...post, type: 'blog'}, page]);
    expect(search('tray', {}).hits.map(({url}) => url)).toEqual(['docs', 'post']);
  });

  it('the synonyms of the site, also for a word with a particle, and in one direction', async () => {
    const {search} = await indexOf(
      [
        record('Webview', 'Runs the frontend.'),
        record('System tray', 'An icon.'),
        record('창', '설명'),
      ],
      {
        synonyms: {Browser: ['webview'], 브라우저: ['webview'], 托盘: ['system tray']},
        stopWords: ['the'],
      },
    );
    const first = (query: string) => search(query, {}).hits[0]?.hierarchy_lvl2;
    expect(first('browser')).toBe('Webview');
    expect(first('브라우저를')).toBe('Webview');
    expect(first('托盘')).toBe('System tray');
    expect(search('frontend', {}).hits).toHaveLength(1);
    expect(search('webview browser', {}).hits).toHaveLength(1);
  });

  it('no sections that contain only a stop word of their language', async () => {
    const records = [
      record('设置', '窗口的标题', {lang: 'zh-CN'}),
      record('設定', '窓の名前', {lang: 'ja'}),
      record('目次', '鍵をする', {lang: 'ja'}),
    ];
    const {search} = await indexOf(records);
    expect(search('設定する', {}).hits.map(({hierarchy_lvl2: heading}) => heading)).toEqual([
      '設定',
    ]);
  });

  it('no sections that contain only a stop word of the site', async () => {
    const records = [record('One', 'Acme window.'), record('Two', 'Another window frame, Acme.')];
    const {search} = await indexOf(records, {synonyms: {}, stopWords: ['Acme']});
    expect(search('acme frame', {}).hits.map(({hierarchy_lvl2: heading}) => heading)).toEqual([
      'Two',
    ]);
    expect(search('acme', {}).hits).toHaveLength(2);
  });

  it('pages by their boost', async () => {
    const titles = async (boost: number) => {
      const {search} = await indexOf([
        record('One', 'A window.', {boost}),
        record('Two', 'A window.'),
      ]);
      return search('window', {}).hits.map(({hierarchy_lvl2: heading}) => heading);
    };
    expect(await titles(0.5)).toEqual(['Two', 'One']);
    expect(await titles(2)).toEqual(['One', 'Two']);
  });

  it('the definition of an exact identifier first', async () => {
    const definition = (name: string, more: Partial<ExtractedRecord> = {}) =>
      record(name, 'An option.', {anchor: `build.${name}`, is_definition: true, ...more});
    const {search} = await indexOf([
      record('Options', 'Pass options: option option options.', {url: '/guide'}),
      definition('options'),
      definition('-o, --option', {anchor: 'build.--option'}),
      definition('optionList'),
      record('Titles', 'Its page has the name of a definition.', {
        headings: ['Documentation', 'OptionList'],
        url: '/list',
      }),
    ]);
    const first = (query: string) => {
      const [hit] = search(query, {}).hits;
      return `${hit?.url}#${hit?.anchor}`;
    };
    expect(first('options')).toBe('/options#build.options');
    expect(first('Options')).toBe('/guide#Options');
    expect(first('--option')).toBe('/-o, --option#build.--option');
    expect(first('optionList')).toBe('/optionList#build.optionList');
    // The title of a page comes before a name in another letter case.
    expect(first('OptionList')).toBe('/list#Titles');
    expect(first('build.optionlist')).toBe('/optionList#build.optionList');
  });

  it('nothing for a typo in a short word, an unknown word, or a query without letters', () => {
    expect(headings('dfop')).toEqual([]);
    expect(headings('쀍쀍쀍')).toEqual([]);
    expect(headings('')).toEqual([]);
    expect(headings('!?')).toEqual([]);
  });

  it('sections with all words before sections with some', () => {
    expect(headings('window title')[0]).toBe('Window customization');
    expect(headings('window release')).toEqual(
      expect.arrayContaining(['Window customization', 'Updater']),
    );
  });

  it('a page with several matching sections before a page with one of them', async () => {
    const {search} = await indexOf([
      record('Sound', 'One with a tray.', {url: '/once'}),
      record('Icon', 'One with a tray.', {url: '/twice'}),
      record('Menu', 'One with a tray.', {url: '/twice', position: 1}),
    ]);
    expect(search('tray', {}).hits.map(({url}) => url)).toEqual(['/twice', '/once', '/twice']);
  });

  it('a word of the index before the two words of which it consists', async () => {
    const {search} = await indexOf([
      record('Browser', 'A window.', {url: '/two', keywords: 'browser window'}),
      record('Electron', 'It has a class, BrowserWindow, and more words.', {url: '/one'}),
    ]);
    expect(search('browserwindow', {}).hits[0]?.url).toBe('/one');
  });

  it('an identifier by the first sentence of its section', async () => {
    const {search} = await indexOf([
      record('message', '메시지를 표시합니다. 대화 상자를 엽니다.', {lang: 'ko'}),
      record('open', '대화 상자를 엽니다. 파일 또는 디렉터리를 선택합니다.', {lang: 'ko'}),
    ]);
    expect(search('대화 상자', {}).hits[0]?.url).toBe('/open');
  });

  it('a Korean word with several readings as one word', async () => {
    const {search} = await indexOf([
      record('메뉴', '', {lang: 'ko', url: '/korean'}),
      record('Tray', 'Tray, tray.', {lang: 'ko', url: '/english', keywords: 'tray'}),
    ]);
    expect(search('tray 메뉴', {}).hits.map(({url}) => url)).toEqual(['/english', '/korean']);
  });

  it('nothing for a particle that is attached to an English word', async () => {
    const {search} = await indexOf([
      record('Tray', 'An icon.', {lang: 'ko'}),
      record('에서', '에서 에서는', {lang: 'ko'}),
    ]);
    const found = (query: string) => search(query, {}).hits.map((hit) => hit.hierarchy_lvl2);
    expect(found('tray에서')).toEqual(['Tray']);
    expect(found('tray 에서')).toContain('에서');
  });

  it('only sections that pass the filter', () => {
    expect(headings('플러그인', ['lang = ko', 'version = v1'])).toEqual(['플러그인 개발']);
    expect(headings('플러그인', ['version = v2'])).not.toContain('플러그인 개발');
    expect(() => headings('window', ['lang ~ ko'])).toThrow('Invalid search filter "lang ~ ko"');
  });
});

describe('response', () => {
  it('has the shape of Meilisearch', () => {
    const response = index.search('window', {limit: 1});
    expect(response).toMatchObject({query: 'window', limit: 1, offset: 0, estimatedTotalHits: 1});
    expect(response.hits).toHaveLength(1);
    expect(response.hits[0]?._formatted?.hierarchy_lvl2).toContain('\ue000Window\ue001');
    expect(index.search('window', {limit: 1, offset: 1}).hits).toEqual([]);
  });

  it('marks parts of a word only in sections without the words of the query', async () => {
    const {search} = await indexOf([
      record('シンボリックリンク', '保存しません。', {lang: 'ja'}),
      record('マジックナンバー', '説明', {lang: 'ja'}),
      record('バックアップ', '説明', {lang: 'ja'}),
    ]);
    const {hits} = search('バックアップ 保存', {});
    const marked = hits.map(({_formatted}) =>
      [_formatted?.hierarchy_lvl2, _formatted?.content].join(' ').match(/(?<=\ue000)[^\ue001]+/g),
    );
    expect(marked).toEqual([['バックアップ'], ['保存'], ['ック']]);
  });

  it('does not mark a word of which a longer one seems to consist', async () => {
    const {search} = await indexOf([
      record('트레이', '이 트레이는 트레 위에 있습니다.', {lang: 'ko'}),
    ]);
    const content = String(search('트레이', {}).hits[0]?._formatted?.content);
    expect(content).toContain('\ue000트레이');
    expect(content).not.toContain('\ue000이\ue001');
  });

  it('without hits suggests queries that have hits', () => {
    const {suggestions = []} = index.search('qqqqqqqq', {});
    expect(suggestions).toContain('Documentation');
    for (const suggestion of suggestions) {
      expect(headings(suggestion)).not.toEqual([]);
    }
  });

  it('without hits does not suggest words that only pages outside the filter contain', () => {
    expect(index.search('installUpdatz', {filter: ['lang = ko']}).suggestions).toEqual([
      'Documentation',
    ]);
  });

  it('counts the matching sections by category on request', async () => {
    const {search} = await indexOf(
      ['Guides', '__proto__', 'Guides'].map((category, position) =>
        record(`Tray ${position}`, '', {headings: [category, 'Page', `Tray ${position}`]}),
      ),
    );
    const {facetDistribution} = search('tray', {facets: ['hierarchy_lvl0'], limit: 1});
    expect(Object.entries(facetDistribution?.hierarchy_lvl0 ?? {})).toEqual([
      ['Guides', 2],
      ['__proto__', 1],
    ]);
    expect(search('tray', {})).not.toHaveProperty('facetDistribution');
  });

  it('to a pasted text of 10,000 characters takes less than a second', () => {
    const started = Date.now();
    index.search('가나다라마바사아자차카타파하'.repeat(800), {});
    index.search('window '.repeat(1500), {});
    expect(Date.now() - started).toBeLessThan(1000);
  });
});
