import {describe, expect, it} from 'vitest';
import {contextualSelection, type DocsInstance} from './docsVersions';

/** A version whose pages are `/` and `/install`, relative to its path. */
function version(name: string, label: string, path: string, isLast = false) {
  return {name, label, path, isLast, docs: [{path}, {path: `${path.replace(/\/$/, '')}/install`}]};
}

const product: DocsInstance = {
  id: 'default',
  label: 'Documentation',
  versions: [
    version('current', 'Next', '/docs/next'),
    version('2.0', 'v2', '/docs', true),
    version('1.0', 'v1', '/docs/1.0'),
  ],
};
const community: DocsInstance = {
  id: 'community',
  label: 'Community',
  versions: [
    version('current', 'Next', '/community/next'),
    version('2023', '2023', '/community', true),
  ],
};
const instances = [product, community];

const versionsOn = (pathname: string, preferred: Record<string, string> = {}, of = instances) =>
  contextualSelection(of, pathname, (id) => preferred[id] ?? null).versions;

describe('contextualSelection', () => {
  it.each([
    ['/docs/install', '2.0'],
    ['/docs/1.0/install', '1.0'],
    ['/docs/1.0/install/', '1.0'],
    ['/docs/next', 'current'],
    ['/docs/nextjs', '2.0'],
    ['/blog', '2.0'],
  ])('on %s: version %s, and the latest one of the other instance', (pathname, name) => {
    expect(versionsOn(pathname)).toEqual({default: name, community: '2023'});
  });

  it('has the preferred version of each instance, except on a page of another version', () => {
    const preferred = {default: 'current', community: 'current'};
    expect(versionsOn('/', preferred)).toEqual({default: 'current', community: 'current'});
    expect(versionsOn('/docs/1.0', preferred)).toEqual({default: '1.0', community: 'current'});
    expect(versionsOn('/docs/install', preferred)).toMatchObject({default: '2.0'});
  });

  it('ignores a preferred version that does not exist any more', () => {
    expect(versionsOn('/', {default: '0.9'})).toMatchObject({default: '2.0'});
  });

  it('has the preferred version on the blog of a site whose docs are at "/"', () => {
    const docsOnly = {
      ...product,
      versions: [version('current', 'Next', '/next'), version('2.0', 'v2', '/', true)],
    };
    expect(versionsOn('/blog/post', {default: 'current'}, [docsOnly])).toEqual({
      default: 'current',
    });
    expect(versionsOn('/install', {default: 'current'}, [docsOnly])).toEqual({default: '2.0'});
  });
});
