import path from 'node:path';
import {TextlintKernel} from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import prh from 'textlint-rule-prh';
import terminology from 'textlint-rule-terminology';

/** Terms of textlint-rule-terminology that this documentation writes in another way, as in its `terms.jsonc`. */
const excludedTerms = [
  // A runtime is a program, run time is a moment.
  'run[- ]time',
  // "A built-in dialog", but "it is built in".
  'built ?in(s)?',
  // The terms of semantic versioning, Microsoft, MDN and the glossary of this repository.
  'pre[- ]release(s)?',
  'V[ -]?S[ -]?Code',
  'style-?sheet(s)?',
  'Local[ -]?Storage',
  'function argument(s)?',
  'lock[- ]file(s)?',
  'file[- ]name(s)?',
  'build system(s)?',
  'web[- ]?site(s)?',
  'readme(s)?',
  'indexes\\b',
  'kebab[_ ]?case',
  'camel[-_ ]?case',
  '(?<=(?:\\w+[^.?!])? )base64\\b',
  // An identifier in an API.
  'ID',
  "id['’]?s",
];

const kernel = new TextlintKernel();

/**
 * Problems of an English text in Markdown, as `file:line: what is wrong, and what to write`. Code is not checked.
 *
 * @param firstLine line of the file in which the text starts
 */
export async function proseProblems(file: string, text: string, firstLine = 1): Promise<string[]> {
  // The parser does not treat front matter as text. Titles and descriptions are text, keywords are not.
  const prose = text.replace(/^---\n([\s\S]*?\n)---\n/, (head) =>
    head.replace(/^(?!title: |description: ).*$/gm, ''),
  );
  const {messages} = await kernel.lintText(prose, {
    ext: '.md',
    filePath: file,
    plugins: [{pluginId: 'markdown', plugin: markdown}],
    rules: [
      {
        ruleId: 'prh',
        rule: prh,
        options: {rulePaths: [path.join(import.meta.dirname, 'words.yml')]},
      },
      {ruleId: 'terminology', rule: terminology, options: {exclude: excludedTerms}},
    ],
  });
  return messages.map(
    ({loc, message}) => `${file}:${firstLine + loc.start.line - 1}: ${message.replace('\n', '. ')}`,
  );
}
