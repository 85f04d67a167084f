import {expect, it} from 'vitest';
import {validateOptions} from './index';

const types = [{name: 'a', component: '/a'}];

it('sets the defaults', () => {
  expect(validateOptions({options: undefined})).toEqual({id: 'default', types: []});
  expect(validateOptions({options: {types}})).toEqual({id: 'default', types});
});

it.each([[{type: types}], [{types: {}}], [{id: 'second'}]])('rejects %j', (options) => {
  expect(() => validateOptions({options: options as never})).toThrowErrorMatchingSnapshot();
});
