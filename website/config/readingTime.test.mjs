import fs from 'node:fs';
import path from 'node:path';
import readingTimeOf from 'reading-time';
import {expect, it} from 'vitest';
import readingTime from './readingTime.js';

const root = path.resolve(import.meta.dirname, '../..');
const posts = path.join(root, 'website/blog');
const korean = path.join(root, 'i18n/ko/docusaurus-plugin-content-blog');

/** Reading time in minutes, as Docusaurus calculates it. */
function minutes(file) {
  const defaultReadingTime = ({content, options}) => readingTimeOf(content, options).minutes;
  const content = fs.readFileSync(file, 'utf8');
  return readingTime({content, frontMatter: {}, defaultReadingTime});
}

it.each(fs.readdirSync(posts).filter((file) => file.endsWith('.md')))(
  'takes as long in Korean as in English: %s',
  (post) => {
    const inEnglish = minutes(path.join(posts, post));
    const inKorean = minutes(path.join(korean, post));
    expect(inKorean / inEnglish).toBeGreaterThan(0.8);
    expect(inKorean / inEnglish).toBeLessThan(1.25);
  },
);
