import {expect, it} from 'vitest';
import {scriptsOf} from './html';
import type {Sample} from './samples';

const html = (code: string): Sample => ({
  file: 'page.md',
  line: 10,
  language: 'html',
  title: 'ui/index.html',
  noCheck: undefined,
  code,
});

it('finds inline scripts, with their lines', () => {
  const scripts = scriptsOf(
    html(
      '<p>1 < 2</p>\n<script src="a.js"></script>\n<script type="module">\n  const a = "<b>";\n</script>\n<script type="application/json">{}</script>\n<script lang="ts">let b: number;</script>',
    ),
  );
  expect(scripts.map(({code, line, title}) => ({code, line, title}))).toEqual([
    {code: '\n  const a = "<b>";\n', line: 12, title: 'ui/index.html.12.mjs'},
    {code: 'let b: number;', line: 16, title: 'ui/index.html.16.ts'},
  ]);
});
