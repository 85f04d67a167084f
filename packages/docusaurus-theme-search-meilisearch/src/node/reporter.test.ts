import {expect, it} from 'vitest';
import {UserError} from './userError';
import {createReporter} from './reporter';

it('writes lines in which secrets are replaced', () => {
  const texts: string[] = [];
  const reporter = createReporter({write: (text) => texts.push(text)}, ['s3cret', '']);
  reporter.warn('Late.');
  reporter.error('The header "Bearer s3cret" is wrong: s3cret');
  expect(texts).toEqual(['[WARNING] Late.\n', '[ERROR] The header "Bearer ***" is wrong: ***\n']);
});

it('writes no characters that control a terminal', () => {
  const hostile = '\u001b]0;title\u0007\u009b2J\r\u202eend';
  const texts: string[] = [];
  createReporter({write: (text) => texts.push(text)}).line(hostile);
  expect(texts).toEqual([' ]0;title 2J end\n']);
  expect(new UserError(hostile)).toMatchObject({
    message: ' ]0;title 2J end',
    stack: ' ]0;title 2J end',
  });
});
