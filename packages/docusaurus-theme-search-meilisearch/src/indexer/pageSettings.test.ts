import {describe, expect, it} from 'vitest';
import {readPageSettings} from './pageSettings';

const page = (permalink: string, search?: unknown) => ({
  permalink,
  source: `@site${permalink}.md`,
  frontMatter: {title: 'Page', ...(search !== undefined && {search})},
});

describe('readPageSettings', () => {
  it('reads the front matter of docs, posts and pages', () => {
    const settings = readPageSettings({
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{docs: [page('/docs/a', false), page('/docs/b')]}]},
        other: {loadedVersions: [{docs: [page('/other/', {keywords: ['tray']})]}]},
      },
      'docusaurus-plugin-content-blog': {
        default: {blogPosts: [{metadata: page('/blog/post', {boost: 0.5})}]},
      },
      'docusaurus-plugin-content-pages': {
        default: [page('/about', false), {permalink: '/component'}],
        empty: null,
      },
    });
    expect(Object.fromEntries(settings)).toEqual({
      '/docs/a': false,
      '/other': {boost: 1, keywords: ['tray']},
      '/blog/post': {boost: 0.5, keywords: []},
      '/about': false,
    });
  });

  it.each([
    [true, 'search must be false, or an object'],
    [{boost: -1}, '"search.boost" must be a positive number'],
    [{boost: '2'}, '"search.boost" must be a number'],
    [{keywords: 'tray'}, '"search.keywords" must be an array'],
    [{weight: 2}, '"search.weight" is not allowed'],
  ])('rejects %j', (search, message) => {
    const content = {'docusaurus-plugin-content-pages': {default: [page('/about', search)]}};
    expect(() => readPageSettings(content)).toThrow(/^Invalid front matter in @site\/about\.md: /);
    expect(() => readPageSettings(content)).toThrow(message.replace(/^search/, '"search"'));
  });
});
