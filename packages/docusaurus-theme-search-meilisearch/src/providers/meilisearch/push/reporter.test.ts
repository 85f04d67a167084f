import {expect, it} from 'vitest';
import {createReporter} from './reporter';

it('writes lines in which secrets are replaced', () => {
  const texts: string[] = [];
  const reporter = createReporter({write: (text) => texts.push(text)}, ['s3cret', '']);
  reporter.progress('Sending', 1, 2);
  reporter.warn('Late.');
  reporter.error('The header "Bearer s3cret" is wrong: s3cret');
  expect(texts).toEqual([
    'Sending: 1 of 2\n',
    '[WARNING] Late.\n',
    '[ERROR] The header "Bearer ***" is wrong: ***\n',
  ]);
});
