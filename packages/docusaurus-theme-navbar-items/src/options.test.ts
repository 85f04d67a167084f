import {expect, it} from 'vitest';
import {validateOptions} from './options';

const types = [{name: 'a', component: '/a'}];

it('has defaults', () => {
  expect(validateOptions({options: undefined})).toEqual({id: 'default', types: []});
  expect(validateOptions({options: {types}})).toEqual({id: 'default', types});
});

it.each([[{type: types}], [{types: {}}], [{id: 'second'}]])('%j is refused', (options) => {
  expect(() => validateOptions({options: options as never})).toThrowErrorMatchingSnapshot();
});
