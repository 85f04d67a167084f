import {expect, it} from 'vitest';
import {createReporter} from './reporter';

function written(isTTY: boolean, secrets: string[] = []) {
  const texts: string[] = [];
  const reporter = createReporter({isTTY, write: (text) => texts.push(text)}, secrets);
  return {reporter, texts};
}

it('writes progress as lines if the output is not a terminal', () => {
  const {reporter, texts} = written(false);
  reporter.progress('Sending', 1, 2);
  reporter.progress('Sending', 2, 2);
  reporter.warn('Late.');
  expect(texts).toEqual(['Sending: 1 of 2\n', 'Sending: 2 of 2\n', '[WARNING] Late.\n']);
});

it('renders a progress bar on a terminal, and replaces it by the next line', () => {
  const {reporter, texts} = written(true);
  reporter.progress('Sending', 1, 2);
  reporter.line('Stopped');
  reporter.progress('Sending', 2, 2);
  expect(texts).toEqual([
    `Sending ${'█'.repeat(12)}${'░'.repeat(12)} 1/2`,
    '\r\u001b[2KStopped\n',
    `Sending ${'█'.repeat(24)} 2/2\n`,
  ]);
});

it('replaces secrets', () => {
  const {reporter, texts} = written(false, ['s3cret', '']);
  reporter.error('The header "Bearer s3cret" is wrong: s3cret');
  expect(texts).toEqual(['[ERROR] The header "Bearer ***" is wrong: ***\n']);
});
