import {describe, expect, it} from 'vitest';
import {differingPages} from './pageDom.mjs';

const page = (body, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const compare = (ours, stock) =>
  differingPages(new Map([['a.html', ours]]), new Map([['a.html', stock]]));

describe('differingPages', () => {
  it.each([
    ['a text', '<p>a</p>', '<p>b</p>'],
    ['an attribute', '<p class="a">a</p>', '<p class="b">a</p>'],
    ['a missing attribute', '<p>a</p>', '<p class="b">a</p>'],
    ['a missing element', '<p>a</p>', '<p>a</p><p>b</p>'],
    ['a missing comment', 'a b', 'a<!-- --> b'],
    ['whitespace in code', '<pre>a  b</pre>', '<pre>a b</pre>'],
    [
      'data',
      '<script type="application/json">1</script>',
      '<script type="application/json">2</script>',
    ],
    ['a missing script', '<script>1</script>', '<script>1</script><script>2</script>'],
  ])('reports %s', (_name, ours, stock) => {
    expect(compare(page(ours), page(stock))).toHaveLength(1);
  });

  it('reports a page that only one build has', () => {
    const pages = new Map([['a.html', page('a')]]);
    expect(differingPages(pages, new Map())).toHaveLength(1);
    expect(differingPages(new Map(), pages)).toHaveLength(1);
  });

  it('ignores whitespace, hashes of contents, inline scripts and the list of chunks', () => {
    const build = (hash, space, chunks) =>
      page(
        `${space}<p class=b id="a">a${space}b</p>${space}<script>run( '${hash}' )</script><script id="page-scripts" type="application/json">${chunks}</script>`,
        `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}='"><link href="/assets/css/styles.${hash}.css">`,
      );
    expect(compare(build('01234567', ' ', '[1]'), build('89abcdef', '\n  ', '[2]'))).toEqual([]);
  });
});
