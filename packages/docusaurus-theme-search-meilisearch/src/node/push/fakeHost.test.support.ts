import type {RecordedRequest, StubResponse} from '../../client/loopbackServer.test.support';
import type {SearchDocument} from '../../engine/searchTypes';
import {parseFilter} from '../../engine/filter';
import {tokenize} from '../../engine/tokenize';

// A fake Meilisearch host in memory, with the endpoints that the commands use. Its responses and errors follow the API reference
// of Meilisearch (v1.16). It rejects everything that it does not know.

type Document = Record<string, unknown>;
type Index = {
  primaryKey: string | null;
  documents: Map<string, Document>;
  settings: Record<string, unknown>;
};
type TaskStatus = 'enqueued' | 'processing' | 'succeeded' | 'failed' | 'canceled';
type Task = {
  uid: number;
  indexUid: string | null;
  type: string;
  status: TaskStatus;
  error: Problem | null;
  canceledBy: number | null;
  work: () => void;
};
type Problem = {message: string; code: string; type: string; link: string};

const links = 'https://docs.meilisearch.com/errors#';

function problem(code: string, message: string, type = 'invalid_request'): Problem {
  return {message, code, type, link: `${links}${code}`};
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** Default settings of Meilisearch 1.16. A fake of an older version has fewer. */
const defaultSettings = {
  displayedAttributes: ['*'],
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness'],
  stopWords: [],
  nonSeparatorTokens: [],
  separatorTokens: [],
  dictionary: [],
  synonyms: {},
  distinctAttribute: null,
  proximityPrecision: 'byWord',
  typoTolerance: {enabled: true},
  faceting: {maxValuesPerFacet: 100},
  pagination: {maxTotalHits: 1000},
  embedders: {},
  searchCutoffMs: null,
  localizedAttributes: null,
  facetSearch: true,
  prefixSearch: 'indexingTime',
};

/** Keys of the fake host, with their actions. */
export const fakeKeys = {
  'fake-admin-key': ['*'],
  'fake-search-key': ['search'],
  'fake-writing-key': ['search', 'documents.add', 'settings.update'],
} as const;

export const fakeAdminKey = 'fake-admin-key';

/** Lets the next task of a type fail, or be canceled, without effect. */
export type TaskFault = {type: string; status: 'failed' | 'canceled'};

type Route = [
  method: string,
  path: RegExp,
  action: string,
  handle: (request: Request, ...parts: string[]) => StubResponse,
];
type Request = {query: URLSearchParams; body: unknown};

const accepted = 202;

/** The fake host: its state and its endpoints. */
export class FakeHost {
  readonly indexes = new Map<string, Index>();
  readonly tasks: Task[] = [];
  taskFault: TaskFault | undefined;
  /** Requests for unknown endpoints. */
  readonly unexpected: RecordedRequest[] = [];

  /** @param knownSettings names of settings; an old host knows fewer */
  constructor(private readonly knownSettings: string[] = Object.keys(defaultSettings)) {}

  readonly respond = (received: RecordedRequest): StubResponse => {
    try {
      return this.route(received);
    } catch (error) {
      if (error instanceof Refusal) {
        return {status: error.status, body: error.problem};
      }
      throw error;
    }
  };

  private route(received: RecordedRequest): StubResponse {
    const {method, path = '', headers, body} = received;
    const url = new URL(path, 'http://host');
    for (const [routeMethod, pattern, action, handle] of this.routes) {
      const match = pattern.exec(url.pathname);
      if (match && method === routeMethod) {
        this.authorize(String(headers.authorization ?? ''), action);
        const request = {query: url.searchParams, body: this.readBody(received, body)};
        return handle(request, ...match.slice(1).map(decodeURIComponent));
      }
    }
    this.unexpected.push(received);
    return {status: 404, body: ''};
  }

  private authorize(authorization: string, action: string): void {
    const key = /^Bearer (.+)$/.exec(authorization)?.[1];
    if (key === undefined) {
      const message =
        'The Authorization header is missing. It must use the bearer authorization method.';
      throw new Refusal(401, problem('missing_authorization_header', message, 'auth'));
    }
    const actions = (fakeKeys as Record<string, readonly string[] | undefined>)[key] ?? [];
    if (!actions.includes('*') && !actions.includes(action)) {
      throw new Refusal(
        403,
        problem('invalid_api_key', 'The provided API key is invalid.', 'auth'),
      );
    }
  }

  private readBody({method, headers}: RecordedRequest, body: string): unknown {
    if (body === '' || method === 'GET' || method === 'DELETE') {
      return undefined;
    }
    if (headers['content-type'] !== 'application/json') {
      throw new Refusal(415, problem('invalid_content_type', 'Invalid content type.'));
    }
    try {
      return JSON.parse(body) as unknown;
    } catch {
      throw new Refusal(400, problem('malformed_payload', 'The json payload is malformed.'));
    }
  }

  private readonly routes: Route[] = [
    ['GET', /^\/indexes\/([\w-]+)$/, 'indexes.get', (_, uid) => this.getIndex(uid)],
    ['POST', /^\/indexes$/, 'indexes.create', ({body}) => this.createIndex(body)],
    ['PATCH', /^\/indexes\/([\w-]+)$/, 'indexes.update', () => ({status: 202})],
    ['DELETE', /^\/indexes\/([\w-]+)$/, 'indexes.delete', (_, uid) => this.deleteIndex(uid)],
    ['GET', /^\/indexes\/([\w-]+)\/settings$/, 'settings.get', (_, uid) => this.getSettings(uid)],
    [
      'PATCH',
      /^\/indexes\/([\w-]+)\/settings$/,
      'settings.update',
      ({body}, uid) => this.updateSettings(uid, body),
    ],
    [
      'GET',
      /^\/indexes\/([\w-]+)\/documents$/,
      'documents.get',
      ({query}, uid) => this.getDocuments(uid, query),
    ],
    [
      'POST',
      /^\/indexes\/([\w-]+)\/documents$/,
      'documents.add',
      ({body}, uid) => this.addDocuments(uid, body),
    ],
    [
      'POST',
      /^\/indexes\/([\w-]+)\/documents\/delete-batch$/,
      'documents.delete',
      ({body}, uid) => this.deleteDocuments(uid, body),
    ],
    ['POST', /^\/indexes\/([\w-]+)\/documents\/delete$/, 'documents.delete', () => ({status: 202})],
    [
      'POST',
      /^\/indexes\/([\w-]+)\/search$/,
      'search',
      ({body}, uid) => this.search(uid, body as Record<string, unknown>),
    ],
    ['POST', /^\/swap-indexes$/, 'indexes.swap', ({body}) => this.swapIndexes(body)],
    ['GET', /^\/tasks\/(\d+)$/, 'tasks.get', (_, uid) => this.getTask(Number(uid))],
    ['GET', /^\/tasks$/, 'tasks.get', ({query}) => this.getTasks(query)],
    ['POST', /^\/tasks\/cancel$/, 'tasks.cancel', () => this.refuseTaskFilter()],
    ['GET', /^\/stats$/, 'stats.get', () => ({body: {databaseSize: 0, indexes: {}}})],
    ['GET', /^\/keys$/, 'keys.get', () => ({body: {results: [], offset: 0, limit: 1, total: 0}})],
    ['POST', /^\/keys$/, 'keys.create', () => ({status: 201})],
  ];

  private existing(uid = ''): Index {
    const index = this.indexes.get(uid);
    if (!index) {
      throw new Refusal(404, problem('index_not_found', `Index \`${uid}\` not found.`));
    }
    return index;
  }

  private enqueue(type: string, indexUid: string | null, work: () => void): StubResponse {
    const uid = this.tasks.length;
    const task: Task = {
      uid,
      indexUid,
      type,
      work,
      status: 'enqueued',
      error: null,
      canceledBy: null,
    };
    this.tasks.push(task);
    const enqueuedAt = new Date(0).toISOString();
    return {
      status: accepted,
      body: {taskUid: uid, indexUid, status: 'enqueued', type, enqueuedAt},
    };
  }

  /** Advances the first unfinished task by one step. Called for each request for a task. */
  private workOn(): void {
    const task = this.tasks.find(({status}) => status === 'enqueued' || status === 'processing');
    if (!task) {
      return;
    }
    if (task.status === 'enqueued') {
      task.status = 'processing';
      return;
    }
    const fault = this.taskFault;
    if (fault?.type === task.type) {
      this.taskFault = undefined;
      task.status = fault.status;
      task.canceledBy = fault.status === 'canceled' ? 99 : null;
      task.error =
        fault.status === 'failed'
          ? problem('no_space_left_on_device', 'No space left on device.', 'system')
          : null;
      return;
    }
    try {
      task.work();
      task.status = 'succeeded';
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      task.status = 'failed';
      task.error = error.problem;
    }
  }

  /** Completes all tasks. */
  finishTasks(): void {
    while (this.tasks.some(({status}) => status === 'enqueued' || status === 'processing')) {
      this.workOn();
    }
  }

  private view({uid, indexUid, type, status, error, canceledBy}: Task) {
    const at = new Date(0).toISOString();
    const end = status === 'enqueued' || status === 'processing' ? null : at;
    return {
      uid,
      batchUid: null,
      indexUid,
      type,
      status,
      error,
      canceledBy,
      details: {},
      duration: null,
      enqueuedAt: at,
      startedAt: status === 'enqueued' ? null : at,
      finishedAt: end,
    };
  }

  private getTask(uid: number): StubResponse {
    this.workOn();
    const task = this.tasks[uid];
    if (!task) {
      throw new Refusal(404, problem('task_not_found', `Task \`${uid}\` not found.`));
    }
    return {body: this.view(task)};
  }

  private getTasks(query: URLSearchParams): StubResponse {
    const wanted = (name: string) => query.get(name)?.split(',');
    const [uids, types, statuses] = [wanted('indexUids'), wanted('types'), wanted('statuses')];
    const results = this.tasks
      .filter(({indexUid}) => !uids || (indexUid !== null && uids.includes(indexUid)))
      .filter(({type}) => !types || types.includes(type))
      .filter(({status}) => !statuses || statuses.includes(status))
      .map((task) => this.view(task))
      .reverse();
    return {body: {results, total: results.length, limit: 1000, from: null, next: null}};
  }

  private refuseTaskFilter(): StubResponse {
    const message =
      'Invalid value in parameter `uids`: could not parse `none` as a positive integer';
    throw new Refusal(400, problem('invalid_task_uids', message));
  }

  private getIndex(uid?: string): StubResponse {
    const at = new Date(0).toISOString();
    const {primaryKey} = this.existing(uid);
    return {body: {uid, createdAt: at, updatedAt: at, primaryKey}};
  }

  private create(uid: string, primaryKey: string | null): Index {
    const known = Object.entries(defaultSettings).filter(([name]) =>
      this.knownSettings.includes(name),
    );
    const index = {primaryKey, documents: new Map(), settings: Object.fromEntries(known)};
    this.indexes.set(uid, index);
    return index;
  }

  private createIndex(body: unknown): StubResponse {
    const {uid, primaryKey = null} = body as {uid: string; primaryKey?: string | null};
    return this.enqueue('indexCreation', uid, () => {
      if (this.indexes.has(uid)) {
        throw new Refusal(409, problem('index_already_exists', `Index \`${uid}\` already exists.`));
      }
      this.create(uid, primaryKey);
    });
  }

  private deleteIndex(uid = ''): StubResponse {
    return this.enqueue('indexDeletion', uid, () => {
      this.existing(uid);
      this.indexes.delete(uid);
    });
  }

  private getSettings(uid?: string): StubResponse {
    return {body: this.existing(uid).settings};
  }

  private updateSettings(uid = '', body: unknown): StubResponse {
    const settings = body as Record<string, unknown>;
    const unknown = Object.keys(settings).find((name) => !this.knownSettings.includes(name));
    if (unknown !== undefined) {
      throw new Refusal(400, problem('bad_request', `Unknown field \`${unknown}\`.`));
    }
    return this.enqueue('settingsUpdate', uid, () => {
      const index = this.indexes.get(uid) ?? this.create(uid, null);
      for (const [name, value] of Object.entries(settings)) {
        index.settings[name] = this.asStored(name, value);
      }
    });
  }

  /** Sets come back sorted. */
  private asStored(name: string, value: unknown): unknown {
    const isSet = ['stopWords', 'filterableAttributes', 'sortableAttributes'].includes(name);
    return isSet && Array.isArray(value) ? [...new Set(value as string[])].sort() : value;
  }

  private getDocuments(uid: string | undefined, query: URLSearchParams): StubResponse {
    const all = [...this.existing(uid).documents.values()];
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 20)];
    const fields = query.get('fields')?.split(',');
    const results = all
      .slice(offset, offset + limit)
      .map((document) =>
        fields
          ? Object.fromEntries(fields.flatMap((f) => (f in document ? [[f, document[f]]] : [])))
          : document,
      );
    return {body: {results, offset, limit, total: all.length}};
  }

  private addDocuments(uid = '', body: unknown): StubResponse {
    const documents = body as Document[];
    return this.enqueue('documentAdditionOrUpdate', uid, () => {
      const index = this.indexes.get(uid) ?? this.create(uid, null);
      index.primaryKey ??= 'objectID';
      for (const document of documents) {
        const id = String(document[index.primaryKey]);
        if (!/^[\w-]{1,511}$/.test(id)) {
          const message = `Document identifier \`"${id}"\` is invalid.`;
          throw new Refusal(400, problem('invalid_document_id', message));
        }
        index.documents.set(id, document);
      }
    });
  }

  private deleteDocuments(uid: string | undefined, body: unknown): StubResponse {
    return this.enqueue('documentDeletion', uid ?? '', () => {
      const index = this.existing(uid);
      (body as string[]).forEach((id) => index.documents.delete(id));
    });
  }

  private swapIndexes(body: unknown): StubResponse {
    const swaps = body as {indexes: [string, string]}[];
    for (const swap of swaps) {
      const unknown = Object.keys(swap).find((name) => name !== 'indexes');
      if (unknown !== undefined) {
        throw new Refusal(400, problem('bad_request', `Unknown field \`${unknown}\` at \`[0]\``));
      }
    }
    return this.enqueue('indexSwap', null, () => {
      for (const {indexes} of swaps) {
        const [first, second] = [this.existing(indexes[0]), this.existing(indexes[1])];
        this.indexes.set(indexes[0], second).set(indexes[1], first);
      }
    });
  }

  private search(uid: string | undefined, body: Record<string, unknown>): StubResponse {
    const {documents, settings} = this.existing(uid);
    const {
      q = '',
      filter = [],
      facets = [],
      limit = 20,
      offset = 0,
    } = body as {
      q?: string;
      filter?: (string | string[])[];
      facets?: string[];
      limit?: number;
      offset?: number;
    };
    const filterable = settings.filterableAttributes as string[];
    for (const [names, code] of [
      [filter.flat().map((text) => text.split(/\s/)[0] ?? ''), 'invalid_search_filter'],
      [facets, 'invalid_search_facets'],
    ] as const) {
      const refused = names.find((name) => !filterable.includes(name));
      if (refused !== undefined) {
        throw new Refusal(400, problem(code, `Attribute \`${refused}\` is not filterable.`));
      }
    }
    const matches = parseFilter(filter);
    const words = tokenize(q);
    const found = [...documents.values()]
      .filter((document) => matches(document as unknown as SearchDocument))
      .filter((document) => {
        const text = new Set(tokenize(JSON.stringify(document)));
        return words.every((word) => text.has(word));
      });
    const values = (facet: string) =>
      found.flatMap((document) => (document[facet] === undefined ? [] : [String(document[facet])]));
    const counted = (facet: string) =>
      values(facet).reduce<Record<string, number>>(
        (counts, value) => ({...counts, [value]: (counts[value] ?? 0) + 1}),
        {},
      );
    return {
      body: {
        hits: found.slice(offset, offset + limit),
        query: q,
        processingTimeMs: 1,
        limit,
        offset,
        estimatedTotalHits: found.length,
        ...(facets.length > 0 && {
          facetDistribution: Object.fromEntries(facets.map((facet) => [facet, counted(facet)])),
          facetStats: {},
        }),
      },
    };
  }
}
