import {expect, it} from 'vitest';
import {causalChain} from './causalChain';

const failure = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message), {cause});

const circle = failure('circle');
Object.assign(circle, {cause: circle});

it.each([
  ['follows the causes', failure('a', failure('b', failure('c'))), ['a', 'b', 'c']],
  ['ends at a cause that is not an error', failure('alone', 'a text'), ['alone']],
  ['ends a circular chain', circle, ['circle', 'circle', 'circle']],
])('%s', (_name, error, messages) => {
  expect(causalChain(error, 3).map(({message}) => message)).toEqual(messages);
});
