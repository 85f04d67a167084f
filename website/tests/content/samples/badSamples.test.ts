import {expect, it} from 'vitest';
import {parsePage} from '../readPage';
import {scriptsOf} from './html';
import {powershellProblems} from './powershell';
import {samplesOf, type Sample} from './samples';
import {syntaxProblems} from './syntax';

/** The samples of a page with this text. */
const samples = (text: string): Sample[] => samplesOf(parsePage('page.md', text));

it.each([
  ['css', 'a {\n  colour: red;\n}', 'page.md:3: colour: Unknown property `colour`'],
  ['css', 'a {\n  margin 3px;\n}', 'page.md:3: Colon is expected'],
  ['html', '<main>\n  <p>\n</main>', 'page.md:1: <p> is not closed'],
  ['json', '{\n  "a": 1,\n}', /^page\.md:4: Expected double-quoted property name/],
  [
    'json title="src-tauri/tauri.conf.json"',
    '{"build": {"devpath": "../ui"}}',
    'page.md:1: /build must NOT have additional properties: devpath',
  ],
  ['shell', 'if true; then\n  ls\n', /^page\.md:\d: syntax error: unexpected end of file/],
  ['shell', 'ls\n$ pwd', 'page.md:3: the line begins with a prompt'],
  ['toml', 'a = 1\nb = ', /^page\.md:3: Invalid TOML document/],
  [
    'xml',
    '<plist>\n<dict>\n</plist>',
    /^page\.md:4: Expected closing tag 'dict' \(opened in line 2/,
  ],
  ['yaml', 'a: 1\n b: 2', /^page\.md:3: bad indentation of a mapping entry/],
])('a syntax error in %s is reported with its line: %j', (language, code, problem) => {
  const [first, ...others] = syntaxProblems(samples(`\`\`\`${language}\n${code}\n\`\`\`\n`));
  expect(first).toEqual(
    typeof problem === 'string' ? problem : (expect.stringMatching(problem) as string),
  );
  expect(others).toEqual([]);
});

it('a syntax error in PowerShell is reported with its line', async () => {
  const text = '```powershell\nGet-ChildItem\nGet-Item a | | Remove-Item\n```\n';
  expect(await powershellProblems(samples(text))).toEqual(['page.md:3: unexpected |']);
});

it('a script in HTML is a sample with its line', () => {
  const text = `\`\`\`html title="a.html"
<p>1 < 2</p>
<script src="a.js"></script>
<script type="module">
  const a = "<b>";
</script>
<script type="application/json">{}</script>
<script lang="ts">let b: number;</script>
\`\`\`
`;
  expect(samples(text).flatMap(scriptsOf)).toMatchObject([
    {code: '\n  const a = "<b>";\n', line: 3, title: 'a.html.3.mjs'},
    {code: 'let b: number;', line: 7, title: 'a.html.7.ts'},
  ]);
});
