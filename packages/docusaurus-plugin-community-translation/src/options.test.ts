import {expect, it} from 'vitest';
import {validateOptions} from './options';

it('options get their defaults', () => {
  expect(validateOptions({options: undefined})).toMatchObject({
    id: 'default',
    exclude: [],
    include: [],
  });
});

it('wrong options get one line each, which names the package', () => {
  const options = {id: 'default', dashbord: true, minCurrent: 101, exclude: 'docs'} as never;
  expect(() => validateOptions({options})).toThrow(
    [
      'Options of docusaurus-plugin-community-translation: "minCurrent" must be less than or equal to 100.',
      'Options of docusaurus-plugin-community-translation: "exclude" must be an array.',
      'Options of docusaurus-plugin-community-translation: "dashbord" is not allowed.',
    ].join('\n'),
  );
});
