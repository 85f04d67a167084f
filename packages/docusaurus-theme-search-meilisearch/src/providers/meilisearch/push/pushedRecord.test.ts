import {describe, expect, it} from 'vitest';
import {pageRow} from './pushedSite.test.support';
import {pushedRecords} from './pushedRecord';

const page = pageRow('/ko/v1/guides/창', {
  lang: 'ko',
  sections: [
    ['', [], 'Introduction.'],
    ['open', ['Open'], 'Text.', 'appWindow.setTitle'],
    ['deep', ['Open', null, 'Deep'], ''],
    ['open', ['Open'], 'Again.'],
    ['', ['No anchor'], ''],
  ],
});
const [introduction, open, deep, again, bare] = pushedRecords([page]);

describe('pushedRecords', () => {
  it('creates a record for each section', () => {
    expect(open).toEqual({
      objectID: expect.any(String),
      hash: expect.any(String),
      hierarchy_lvl0: 'Documentation',
      hierarchy_lvl1: 'Guide ko v1 guides',
      hierarchy_lvl2: 'Open',
      hierarchy_lvl3: null,
      hierarchy_lvl4: null,
      hierarchy_lvl5: null,
      hierarchy_lvl6: null,
      content: 'Text.',
      name: 'Open',
      headings: 'Guide ko v1 guides / Open',
      path: 'guides 창',
      identifiers: 'appWindow.setTitle',
      url: '/ko/v1/guides/창',
      anchor: 'open',
      lang: 'ko',
      version: 'v1',
      type: 'docs',
      position: 1,
      weight: {page_rank: 3, level: 80, position: 1},
    });
  });

  it("uses the deepest heading as the section's own heading", () => {
    expect(introduction).toMatchObject({
      weight: {level: 90},
    });
    expect(deep).toMatchObject({
      hierarchy_lvl2: 'Open',
      hierarchy_lvl4: 'Deep',
      weight: {level: 60, position: 2},
    });
  });

  it('has the names of a definition', () => {
    const [runner] = pushedRecords([
      pageRow('/cli', {
        sections: [['build.--runner', ['build', '-r, --runner'], 'A program.', '', 1]],
      }),
    ]);
    expect(runner).toMatchObject({name: '-r --runner build.--runner', is_definition: true});
  });

  it('has the words of the path, also as one word', () => {
    const [tray] = pushedRecords([pageRow('/docs/features/system-tray')]);
    expect(tray?.path).toBe('features system-tray systemtray');
  });

  it('creates unique, valid ids, also for repeated anchors', () => {
    const ids = [introduction, open, deep, again, bare].map((record) => record?.objectID);
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) {
      expect(id).toMatch(/^[\w-]{1,511}$/);
    }
  });

  it('keeps the id when the text changes, and the hash when nothing changes', () => {
    const changed = pushedRecords([
      {
        ...page,
        sections: [
          ['', [], 'Introduction.'],
          ['open', ['Open'], 'Other text.'],
        ],
      },
    ]);
    expect(changed[1]?.objectID).toBe(open?.objectID);
    expect(changed[1]?.hash).not.toBe(open?.hash);
    expect(changed[0]?.hash).toBe(introduction?.hash);
  });

  it('creates different ids for different languages, and omits a missing version', () => {
    const [english] = pushedRecords([{...page, lang: 'en', version: undefined}]);
    expect(english?.objectID).not.toBe(introduction?.objectID);
    expect(JSON.stringify(english)).not.toContain('"version"');
  });

  it('ranks documentation above pages, and pages above posts', () => {
    const ranks = (['docs', 'page', 'blog'] as const).map(
      (type) => pushedRecords([{...page, type}])[0]?.weight.page_rank,
    );
    expect(ranks).toEqual([3, 2, 1]);
  });
});
