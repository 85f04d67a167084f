import {describe, expect, it} from 'vitest';
import {causalChain} from './causalChain';

function failure(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message), {cause});
}

describe('causalChain', () => {
  it('follows the causes', () => {
    const error = failure('no page', failure('no data', failure('no network')));
    expect(causalChain(error).map(({message}) => message)).toEqual([
      'no page',
      'no data',
      'no network',
    ]);
  });

  it('ends at a cause that is not an error', () => {
    expect(causalChain(failure('alone', 'a text'))).toHaveLength(1);
  });

  it('ends a circular chain', () => {
    const error = failure('circle');
    Object.assign(error, {cause: error});
    expect(causalChain(error, 3)).toHaveLength(3);
  });
});
