import {describe, expect, it} from 'vitest';
import {readPage} from '../readPage';
import {cliBinary, crateSources, listedMessages, messageProblems} from './messages';
import {missingForRust} from '../../rust/rustSamples';

const read = (page: string) => readPage(`website/docs/guides/${page}`).text;
const {cli, crates} = listedMessages();

describe('messages that the guides quote', () => {
  it('are in the binary of the CLI', () => {
    expect(messageProblems(cli, cliBinary(), read)).toEqual([]);
  });

  it('are in the sources of the crates', ({skip}) => {
    const missing = missingForRust();
    skip(missing.length > 0, `missing: ${missing.join(', ')}`);
    expect(messageProblems(crates, crateSources(), read)).toEqual([]);
  });

  it('that no longer exist are reported with their line', () => {
    const page = 'Text.\n\n**`cannot open src/ui`** Create it.\n';
    const problems = messageProblems(
      {'page.md': ['cannot open …', 'cannot close …']},
      'failed to open {}',
      () => page,
    );
    expect(problems).toEqual([
      'page.md:3: the program does not contain "cannot open "',
      'page.md: does not quote "cannot close …", remove it from messages.yml',
    ]);
  });
});
