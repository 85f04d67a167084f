import {isDeepStrictEqual} from 'util';
import {longText} from './contractSite.test.support';
import {startLoopbackServer, type Asked, type LoopbackServer} from './loopbackServer.test.support';

// Written after Meilisearch's documentation of its search answer, with what docs-scraper leaves in an index: "null" for absent
// levels, numbers as texts in `_formatted`, fields that this package does not know. No answer of a running host.

const mark = (text: string) => `\ue000${text}\ue001`;

function hit(fields: Record<string, unknown>, formatted: Record<string, unknown>) {
  const record = {
    objectID: '0',
    hierarchy_lvl0: 'Documentation',
    hierarchy_lvl1: 'Guide',
    hierarchy_lvl3: 'null',
    hierarchy_lvl4: 'null',
    hierarchy_lvl5: 'null',
    hierarchy_lvl6: 'null',
    url: '/guide',
    lang: 'en',
    type: 'docs',
    position: 1,
    ...fields,
  };
  return {...record, _formatted: {...record, position: String(record.position), ...formatted}};
}

const windowText = 'Change its title, <img src=x onerror=alert(1)> included.';
const english = (formatted = {}) =>
  hit({hierarchy_lvl2: 'Window', content: windowText, anchor: 'window'}, formatted);
const korean = hit(
  {
    hierarchy_lvl1: '안내',
    hierarchy_lvl2: 'Window 설정',
    content: '제목을 바꿉니다.',
    anchor: 'window',
    url: '/ko-guide',
    lang: 'ko',
  },
  {hierarchy_lvl2: `${mark('Window')} 설정`},
);
const words = longText.split(' ').map((word) => (word === 'tray' ? mark(word) : word));
const tray = (from: number, to: number) =>
  hit(
    {hierarchy_lvl2: 'Long', content: longText, anchor: 'long', position: 2},
    {content: `…${words.slice(from, to).join(' ')}…`},
  );

type Exchange = {asks: Record<string, unknown>; hits: unknown[]; total?: number; delay?: number};

const markedWindow = english({hierarchy_lvl2: mark('Window')});
const inEnglish = ['lang = "en"'];
const exchanges: Exchange[] = [
  {
    asks: {q: 'title', filter: inEnglish},
    hits: [english({content: windowText.replace('title', mark('title'))})],
  },
  {asks: {q: 'tray'}, hits: [tray(16, 46)]},
  {asks: {q: 'tray', cropLength: 5}, hits: [tray(28, 33)]},
  {asks: {q: 'window'}, hits: [markedWindow, korean]},
  {asks: {q: 'window', limit: 1}, hits: [markedWindow], total: 2},
  {asks: {q: 'window', limit: 1, offset: 1}, hits: [korean], total: 2},
  {asks: {q: 'window', filter: ['lang = "ko"']}, hits: [korean]},
  {asks: {q: 'window', filter: inEnglish}, hits: [markedWindow], delay: 60},
  {
    asks: {q: 'window', filter: [['lang = "ko"', 'lang = "en"'], 'type = docs']},
    hits: [markedWindow, korean],
  },
  {asks: {q: 'window', filter: ['version NOT EXISTS', 'lang != "ko"']}, hits: [markedWindow]},
  {asks: {q: 'qqqqqqqq'}, hits: []},
];

const defaults = {
  attributesToHighlight: ['*'],
  attributesToCrop: ['content'],
  cropLength: 30,
  limit: 20,
  highlightPreTag: '\ue000',
  highlightPostTag: '\ue001',
};

function isAsRequired({method, path, headers}: Asked): boolean {
  return (
    method === 'POST' &&
    path === '/sub/indexes/docs-v1/search' &&
    headers.authorization === 'Bearer search-key' &&
    headers['content-type'] === 'application/json'
  );
}

/** A server in the place of a Meilisearch host. What it is not expected to be asked, it refuses and adds to `unexpected`. */
export async function startContractHost(): Promise<LoopbackServer & {unexpected: Asked[]}> {
  const unexpected: Asked[] = [];
  const server = await startLoopbackServer((asked) => {
    const body = JSON.parse(asked.body) as Record<string, unknown>;
    const found = exchanges.find(({asks}) => isDeepStrictEqual(body, {...defaults, ...asks}));
    if (!found || !isAsRequired(asked)) {
      unexpected.push(asked);
      return {status: 400, body: {message: 'Unexpected request', code: 'bad_request'}};
    }
    const {hits, total = hits.length, delay} = found;
    const {q: query, limit, offset = 0} = body;
    const answer = {hits, query, processingTimeMs: 1, limit, offset, estimatedTotalHits: total};
    return {body: answer, delay};
  });
  return {...server, unexpected};
}
