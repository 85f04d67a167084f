import {expect, it} from 'vitest';
import {isTranslatable} from './words';

it.each([
  'Windows 7 or later',
  'a title here',
  '[See the list](/docs/list.md)',
  '<strong>Never</strong> do that',
  ':::note Read this first',
  '한국어 문장',
  '读这个文件',
])('%s is translatable', (text) => {
  expect(isTranslatable(text)).toBe(true);
});

it.each([
  '',
  'Tauri',
  'Tauri Apps On GitHub',
  'In Node.js',
  '[Next.js](/guides/getting-started/next-js.md)',
  '`run the build` and ``a `quoted` word``',
  'https://example.org/this/is/a/path',
  '<Tabs groupId="which of them is it">',
  '**`size`** <code>[PhysicalSize](#physicalsize) \\| null or undefined</code>',
  '{/* a note to the translators */}',
  ':::danger',
  'app, dmg',
  '&nbsp;&copy; 2024',
  '10.13',
])('%s is not translatable', (text) => {
  expect(isTranslatable(text)).toBe(false);
});
