// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {readConfig} from './config.mjs';
import {plainType} from './markdown.mjs';
import {root} from './testing/site.mjs';

/** @param {object} definitions */
const schemaOf = (definitions) =>
  JSON.stringify({title: 'Config', properties: {a: {$ref: '#/definitions/A'}}, definitions});

/** @param {object} definitions */
const definitionsOf = (definitions) => {
  const model = readConfig('schema.json', schemaOf(definitions));
  return Object.fromEntries(model.definitions.map((definition) => [definition.name, definition]));
};

test.each([
  [{type: 'string'}, 'string'],
  [{type: ['string', 'null']}, 'string | null'],
  [{type: 'array', items: {$ref: '#/definitions/B'}}, 'B[]'],
  [{type: ['array', 'null'], items: {type: ['string', 'null']}}, '(string | null)[] | null'],
  [{type: 'object', additionalProperties: {type: 'string'}}, '{ [key]: string }'],
  [{type: 'object', additionalProperties: true}, '{ [key]: any }'],
  [{allOf: [{$ref: '#/definitions/B'}]}, 'B'],
  [{anyOf: [{$ref: '#/definitions/B'}, {type: 'null'}]}, 'B | null'],
  [{enum: ['all', 1]}, '"all" | 1'],
  [{}, 'any'],
])('the type of %j is %s', (property, type) => {
  const {A} = definitionsOf({A: {properties: {p: property}}, B: {}});
  expect(A?.properties.map((one) => plainType(one.type))).toEqual([type]);
});

test('names variants after their value, or numbers them', () => {
  const {A} = definitionsOf({
    A: {
      oneOf: [
        {enum: ['Light']},
        {properties: {type: {enum: ['skip']}, silent: {type: 'boolean'}}},
        {type: 'string'},
        {properties: {script: {type: 'string'}}},
      ],
    },
  });
  expect(A?.variants.map(({path}) => path)).toEqual(['A.Light', 'A.skip', 'A.3', 'A.4']);
  expect(A?.variants.map(({type}) => plainType(type))).toEqual([
    '"Light"',
    '{ type: "skip", … }',
    'string',
    'any',
  ]);
  expect(A?.variants.flatMap(({properties}) => properties.map(({anchor}) => anchor))).toEqual([
    'a.skip.type',
    'a.skip.silent',
    'a.script',
  ]);
});

test('replaces a default that only repeats the defaults of its definition', () => {
  const B = {
    required: ['id'],
    properties: {id: {type: 'string'}, on: {default: false}, c: {$ref: '#/definitions/C'}},
  };
  const C = {properties: {n: {default: 1}, m: {type: ['string', 'null']}}};
  /** @param {unknown} value */
  const defaultOf = (value) =>
    definitionsOf({
      A: {properties: {b: {default: value, allOf: [{$ref: '#/definitions/B'}]}}},
      B,
      C,
    }).A?.properties[0]?.default;
  expect(defaultOf({id: '', on: false, c: {n: 1, m: null}})).toEqual({of: 'B'});
  expect(defaultOf({id: '', on: true})).toEqual({value: {id: '', on: true}});
  expect(defaultOf({})).toEqual({value: {}});
});

test('lists where a definition is used', () => {
  const {B} = definitionsOf({
    A: {properties: {b: {items: {$ref: '#/definitions/B'}, type: 'array'}}},
    B: {},
  });
  expect(B?.usedBy).toEqual(['A.b']);
});

describe('the real schema', () => {
  const file = join(root, 'node_modules/@tauri-apps/cli/schema.json');
  const model = readConfig(file, readFileSync(file, 'utf8'));

  test('lists the flags of each module', () => {
    expect(model.allowlist.shell).toEqual({
      definition: 'ShellAllowlistConfig',
      flags: ['execute', 'sidecar', 'open'],
    });
    expect(model.allowlist.path).toEqual({definition: 'PathAllowlistConfig', flags: []});
    expect(model.allowlist.event).toBeUndefined();
  });

  test('has the ids that the framework and its plugins link to', () => {
    expect(model.anchors).toMatchObject({
      'BuildConfig.withGlobalTauri': 'buildconfig.withglobaltauri',
      'TauriConfig.cli': 'tauriconfig.cli',
      'WindowConfig.title': 'windowconfig.title',
    });
  });

  test('has no flattened lists', () => {
    const texts = model.definitions.flatMap(({description, properties, variants}) => [
      description,
      ...[...properties, ...variants].map((one) => one.description),
    ]);
    for (const text of texts) expect(text).not.toMatch(/[:.] - [^a-z\s]/);
  });
});

test.each([
  ['{', /schema\.json is not valid JSON.*pnpm install/],
  ['{}', /schema\.json has no definitions.*pnpm install/],
  ['null', /schema\.json has no definitions/],
])('rejects the schema %s and says what to do', (content, message) => {
  expect(() => readConfig('/x/schema.json', content)).toThrow(message);
});
