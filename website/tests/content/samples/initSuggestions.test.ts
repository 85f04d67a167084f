import {describe, expect, it} from 'vitest';
import {parsePage, readPage} from '../readPage';
import {suggestionFor, suggestionProblems, suggestionRows} from './initSuggestions';

const page = readPage('website/docs/guides/getting-started/setup/integrate.md');

describe('the suggestions of `tauri init`', () => {
  it('are those of the table, in its order', () => {
    expect(suggestionRows(page).length).toBeGreaterThan(9);
    expect(suggestionProblems(page)).toEqual([]);
  });

  it('are those of the text where no row matches', () => {
    const {devPath, distDir} = suggestionFor({name: 'app', devDependencies: {vite: '1.0.0'}});
    expect(page.text).toContain(`with \`--ci\`, it takes \`${devPath}\` and \`${distDir}\``);
  });

  it('for SvelteKit are those for Svelte', () => {
    const kit = {name: 'app', devDependencies: {'@sveltejs/kit': '1.0.0'}};
    const svelte = {name: 'app', devDependencies: {svelte: '1.0.0'}};
    expect(suggestionFor(kit)).toEqual(suggestionFor(svelte));
  });

  it('that a table gets wrong are reported with their line', () => {
    const wrong = parsePage(
      'page.md',
      `| Text | Address | Folder |
| --- | --- | --- |
| \`nuxt\` | \`http://localhost:3000\` | \`../dist\` |
| \`react\` | \`http://localhost:3000\` | \`../dist\` |
| \`gatsby\` | \`http://localhost:8000\` | \`../public\` |
`,
    );
    expect(suggestionProblems(wrong)).toEqual([
      'page.md:3: nuxt suggests http://localhost:3000 and ../build',
      'page.md:4: react suggests http://localhost:8000 and ../public',
    ]);
  });
});
