import {describe, expect, it} from 'vitest';
import {readSiteContent, type AllContent} from './siteContent';

const version = (versionName: string, label: string, docs: ReturnType<typeof page>[]) => ({
  versionName,
  label,
  docs,
});
const page = (permalink: string, search?: unknown) => ({
  permalink,
  source: `@site${permalink}.md`,
  frontMatter: {title: 'Page', ...(search !== undefined && {search})},
});

describe('readSiteContent', () => {
  it('reads the labels of versions, and the front matter of docs, posts and pages', () => {
    const {pageSettings, versionLabels} = readSiteContent({
      'docusaurus-plugin-content-docs': {
        default: {
          loadedVersions: [
            version('current', 'v2 (next)', [page('/docs/a', false), page('/docs/b')]),
            version('1.x', 'v1', []),
          ],
        },
        other: {
          loadedVersions: [version('current', 'Next', [page('/other/', {keywords: ['tray']})])],
        },
      },
      'docusaurus-plugin-content-blog': {
        default: {blogPosts: [{metadata: page('/blog/post', {boost: 0.5})}]},
      },
      'docusaurus-plugin-content-pages': {
        default: [page('/about', false), {permalink: '/component'}],
        empty: null,
      },
    });
    expect(Object.fromEntries(pageSettings)).toEqual({
      '/docs/a': false,
      '/other': {boost: 1, keywords: ['tray']},
      '/blog/post': {boost: 0.5, keywords: []},
      '/about': false,
    });
    expect(versionLabels).toEqual({
      default: {current: 'v2 (next)', '1.x': 'v1'},
      other: {current: 'Next'},
    });
  });

  it.each([
    [true, 'search must be false, or an object'],
    [{boost: -1}, '"search.boost" must be a positive number'],
    [{boost: '2'}, '"search.boost" must be a number'],
    [{keywords: 'tray'}, '"search.keywords" must be an array'],
    [{weight: 2}, '"search.weight" is not allowed'],
  ])('rejects %j', (search, message) => {
    const content: AllContent = {
      'docusaurus-plugin-content-pages': {default: [page('/about', search)]},
    };
    expect(() => readSiteContent(content)).toThrow(/^Invalid front matter in @site\/about\.md: /);
    expect(() => readSiteContent(content)).toThrow(message.replace(/^search/, '"search"'));
  });
});
