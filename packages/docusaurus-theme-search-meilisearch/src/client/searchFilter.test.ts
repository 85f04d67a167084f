import {describe, expect, it} from 'vitest';
import {contextualFilter, mergeSearchParams} from './searchFilter';

const docs = [
  {
    versions: [
      {label: 'Next', path: '/docs/next', isLast: false},
      {label: 'v2', path: '/docs', isLast: true},
      {label: 'v1 "LTS"', path: '/docs/1.0', isLast: false},
    ],
  },
];

describe('contextualFilter', () => {
  it.each([
    ['/docs/1.0/a', `'v1 "LTS"'`],
    ['/docs/next', '"Next"'],
    ['/docs/nextjs', '"v2"'],
    ['/blog', '"v2"'],
  ])('on %s: version %s, and pages without a version', (path, version) => {
    expect(contextualFilter('ko', docs, path)).toEqual([
      'lang = "ko"',
      [`version = ${version}`, 'version NOT EXISTS'],
    ]);
  });

  it('filters by language only if there is one version', () => {
    expect(
      contextualFilter('zh-CN', [{versions: [{label: 'Next', path: '/', isLast: true}]}], '/'),
    ).toEqual(['lang = "zh-CN"']);
  });
});

it.each([
  [{filter: 'type = docs'}, ['lang = "ko"', 'type = docs']],
  [
    {filter: ['type = docs', ['a = 1', 'b = 1']]},
    ['lang = "ko"', 'type = docs', ['a = 1', 'b = 1']],
  ],
  [{limit: 5}, ['lang = "ko"']],
])('mergeSearchParams keeps the language filter: %o', (extra, filter) => {
  expect(mergeSearchParams(['lang = "ko"'], extra)).toEqual({...extra, filter});
});
