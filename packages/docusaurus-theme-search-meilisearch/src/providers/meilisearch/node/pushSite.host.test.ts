import {describe, expect, it} from 'vitest';
import {primaryKey} from '../record';
import {
  change,
  connect,
  goalOf,
  guide,
  hashesOf,
  korean,
  live,
  liveHashes,
  page,
  pages,
  post,
  push,
  staging,
  useTestHost,
} from './testHost.test.support';

const changedGuide = page('/guide', {text: 'Change its size.'});
const added = page('/tray');
const documents = `POST indexes/${staging}/documents?primaryKey=${primaryKey}`;

describe('search:push', () => {
  useTestHost();

  it('fills a staging index, and swaps it with the live one', async () => {
    const {writes} = await push(goalOf(pages));
    expect(writes).toEqual([
      `PATCH indexes/${staging}/settings`,
      documents,
      'POST indexes',
      'POST swap-indexes',
      `DELETE indexes/${staging}`,
    ]);
    expect(await liveHashes()).toEqual(hashesOf(pages));
  });

  it('writes nothing if the live index equals the site', async () => {
    await push(goalOf(pages));
    const {writes, lines} = await push(goalOf(pages));
    expect(writes).toEqual([]);
    expect(lines).toContain(`${live} is up to date`);
  });

  const [first] = goalOf(pages).records;
  it.each([
    ['deleted', 'POST', 'documents/delete-batch', [first?.objectID], '1 to add, 0 to change, 0'],
    ['replaced', 'POST', 'documents', [{...first, hash: 'other'}], '0 to add, 1 to change, 0'],
    ['added', 'POST', 'documents', goalOf([added]).records, '0 to add, 0 to change, 2'],
  ])('restores the index after others %s records', async (_, method, path, body, changes) => {
    await push(goalOf(pages));
    await change(method, `indexes/${live}/${path}`, body);
    const {lines} = await push(goalOf(pages));
    expect(lines.join('\n')).toContain(`${live}: ${changes} to delete`);
    expect(await liveHashes()).toEqual(hashesOf(pages));
  });

  it('sends the changes of two pushes once there is a previous index', async () => {
    await push(goalOf(pages));
    await push(goalOf([changedGuide, post, korean]));
    const {writes, lines} = await push(goalOf([changedGuide, added, korean]));
    expect(lines).toContain(`${live}: 2 to add, 0 to change, 2 to delete, 4 unchanged`);
    expect(lines).toContain('Sending: 3 of 3');
    expect(writes).toEqual([
      `POST indexes/${staging}/documents/delete-batch`,
      documents,
      'POST swap-indexes',
    ]);
    expect(await liveHashes()).toEqual(hashesOf([changedGuide, added, korean]));
  });

  it('applies changed settings if no record has changed', async () => {
    const goal = goalOf(pages);
    await push(goal);
    const displayedAttributes = [...(goal.settings.displayedAttributes as string[]), 'settings 2'];
    const settings = {...goal.settings, synonyms: {js: ['javascript']}, displayedAttributes};
    const {lines} = await push({...goal, settings});
    expect(lines).toContain(
      `${live}: 0 to add, 0 to change, 0 to delete, 6 unchanged, other settings`,
    );
    expect((await connect().readIndex(live))?.settings).toMatchObject({
      synonyms: {js: ['javascript']},
    });
  });

  it('does not remove a language that was not built', async () => {
    await push(goalOf(pages));
    await expect(push(goalOf([changedGuide, post]))).rejects.toThrow(
      /records in ko, but the built site has none/,
    );
    expect(await liveHashes()).toEqual(hashesOf(pages));
    await push(goalOf([changedGuide, post], ['en']));
    expect(await liveHashes()).toEqual(hashesOf([changedGuide, post]));
  });

  it('replaces a staging index that has another primary key', async () => {
    await push(goalOf(pages));
    await change('POST', 'indexes', {uid: staging, primaryKey: 'id'});
    await push(goalOf([changedGuide, post, korean]));
    expect(await liveHashes()).toEqual(hashesOf([changedGuide, post, korean]));
  });

  it('replaces an index of docs-scraper', async () => {
    const scraped = {
      objectID: 'c0ffee',
      hierarchy_lvl0: 'Guide',
      hierarchy_lvl2: 'null',
      content: 'Old text',
      url: 'https://example.com/guide#old',
      lang: 'en',
    };
    await change('POST', `indexes/${live}/documents`, [scraped]);
    await change('PATCH', `indexes/${live}/settings`, {displayedAttributes: ['*']});
    await push(goalOf(pages));
    expect(await liveHashes()).toEqual(hashesOf(pages));
  });

  it('leaves the live index unchanged if another push changes the staging index', async () => {
    await push(goalOf(pages));
    const host = connect();
    const {addRecords} = host;
    host.addRecords = async (uid, records) => {
      await change('POST', `indexes/${staging}/documents`, goalOf([added]).records);
      return addRecords.call(host, uid, records);
    };
    const goal = goalOf([changedGuide, post, korean]);
    await expect(push(goal, host)).rejects.toThrow(/2 are unexpected/);
    expect(await liveHashes()).toEqual(hashesOf(pages));
  });

  it('leaves the live index unchanged if the host rejects the settings', async () => {
    await push(goalOf(pages));
    const goal = {...goalOf([guide, post, korean]), settings: {rankingRules: ['best']}};
    await expect(push(goal)).rejects.toThrow(/`best` ranking rule is invalid/);
    expect(await liveHashes()).toEqual(hashesOf(pages));
  });

  it('writes nothing to a host of an unsupported version', async () => {
    const host = connect();
    const {request} = host;
    Object.assign(host, {
      request: (method: string, path: string, body: unknown) =>
        path === 'version' ? Promise.resolve({pkgVersion: '1.9.1'}) : request(method, path, body),
    });
    await expect(push(goalOf(pages), host)).rejects.toThrow(
      /runs Meilisearch 1\.9\.1\. This command needs 1\.16 or newer/,
    );
  });
});
