import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {getSwizzleConfig, validateOptions} from './index';

const types = [{name: 'a', component: '/a'}];

it('sets the defaults', () => {
  expect(validateOptions({options: undefined})).toEqual({id: 'default', types: []});
  expect(validateOptions({options: {types}})).toEqual({id: 'default', types});
});

it.each([[{type: types}], [{types: {}}], [{id: 'second'}]])('rejects %j', (options) => {
  expect(() => validateOptions({options: options as never})).toThrowErrorMatchingSnapshot();
});

it('documents the components that a site can swizzle', () => {
  const docs = '../../../examples/everything/docs/navbar-items/how-it-works.md';
  const page = fs.readFileSync(path.join(import.meta.dirname, docs), 'utf8');
  const rows = Array.from(
    page.matchAll(/^\| `([\w/]+)` +\| (.+?) +\| (\w+) +\| (\w+) +\|$/gm),
    ([, name, description, eject, wrap]) => [name, {actions: {eject, wrap}, description}],
  );
  expect(Object.fromEntries(rows)).toEqual(getSwizzleConfig().components);
});
