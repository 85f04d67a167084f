import {isDeepStrictEqual} from 'util';
import {longText} from './contractSite.test.support';
import {
  startLoopbackServer,
  type RecordedRequest,
  type LoopbackServer,
} from './loopbackServer.test.support';

// The responses follow Meilisearch's documentation of search responses, with the records that docs-scraper writes: "null" for
// absent levels, numbers as strings in `_formatted`, unknown fields. They were not recorded from a running host.

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

type Exchange = {request: Record<string, unknown>; hits: unknown[]; total?: number; delay?: number};

const markedWindow = english({hierarchy_lvl2: mark('Window')});
const inEnglish = ['lang = "en"'];
const exchanges: Exchange[] = [
  {
    request: {q: 'title', filter: inEnglish},
    hits: [english({content: windowText.replace('title', mark('title'))})],
  },
  {request: {q: 'tray'}, hits: [tray(16, 46)]},
  {request: {q: 'tray', cropLength: 5}, hits: [tray(28, 33)]},
  {request: {q: 'window'}, hits: [markedWindow, korean]},
  {request: {q: 'window', limit: 1}, hits: [markedWindow], total: 2},
  {request: {q: 'window', limit: 1, offset: 1}, hits: [korean], total: 2},
  {request: {q: 'window', filter: ['lang = "ko"']}, hits: [korean]},
  {request: {q: 'window', filter: inEnglish}, hits: [markedWindow], delay: 60},
  {
    request: {q: 'window', filter: [['lang = "ko"', 'lang = "en"'], 'type = docs']},
    hits: [markedWindow, korean],
  },
  {request: {q: 'window', filter: ['version NOT EXISTS', 'lang != "ko"']}, hits: [markedWindow]},
  {request: {q: 'qqqqqqqq'}, hits: []},
];

const defaults = {
  attributesToHighlight: ['*'],
  attributesToCrop: ['content'],
  cropLength: 30,
  limit: 20,
  highlightPreTag: '\ue000',
  highlightPostTag: '\ue001',
};

function isValid({method, path, headers}: RecordedRequest): boolean {
  return (
    method === 'POST' &&
    path === '/sub/indexes/docs-v1/search' &&
    headers.authorization === 'Bearer search-key' &&
    headers['content-type'] === 'application/json'
  );
}

/** Starts a stub of a Meilisearch host. It rejects requests that it does not expect and adds them to `unexpected`. */
export async function startContractHost(): Promise<
  LoopbackServer & {unexpected: RecordedRequest[]}
> {
  const unexpected: RecordedRequest[] = [];
  const server = await startLoopbackServer((received) => {
    const body = JSON.parse(received.body) as Record<string, unknown>;
    const found = exchanges.find(({request}) => isDeepStrictEqual(body, {...defaults, ...request}));
    if (!found || !isValid(received)) {
      unexpected.push(received);
      return {status: 400, body: {message: 'Unexpected request', code: 'bad_request'}};
    }
    const {hits, total = hits.length, delay} = found;
    const {q: query, limit, offset = 0} = body;
    const response = {hits, query, processingTimeMs: 1, limit, offset, estimatedTotalHits: total};
    return {body: response, delay};
  });
  return {...server, unexpected};
}
