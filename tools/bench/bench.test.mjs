import {afterEach, describe, expect, it, vi} from 'vitest';
import {atMost, missedBounds, reportRows} from './bounds.mjs';
import {differingPages} from './pageDom.mjs';
import {peakMemory, pushRows} from './pushes.mjs';

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

describe('the report of a benchmark', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  it('names what misses its bound, and exits with 1', () => {
    vi.spyOn(console, 'table').mockReturnValue();
    const print = vi.spyOn(console, 'error').mockReturnValue();
    reportRows({ratio: {measured: '0.41', bound: '≤ 0.40', holds: false}, seconds: {measured: 30}});
    expect(print).toHaveBeenCalledWith('Missed:\nratio: ≤ 0.40');
    expect(process.exitCode).toBe(1);
  });

  it('exits with 0 if every bound holds', () => {
    vi.spyOn(console, 'table').mockReturnValue();
    reportRows({ratio: {measured: '0.40', bound: '≤ 0.40', holds: true}});
    expect(process.exitCode).toBeUndefined();
  });

  it('reports an upper bound that is exceeded, and a measurement without samples', () => {
    const rows = {equal: atMost(5, 5), above: atMost(5.1, 5), none: atMost(NaN, 5)};
    expect(missedBounds(rows)).toEqual(['above: ≤ 5', 'none: ≤ 5']);
  });

  it('takes a bound that was not checked for a missed one', () => {
    expect(missedBounds({ratio: {bound: '≤ 0.40'}})).toEqual(['ratio: ≤ 0.40']);
  });
});

describe('the report of the pushes', () => {
  const push = (seconds) => ({seconds, memory: 1, serverMemory: 1});
  const report = (unchanged, bound) =>
    missedBounds(pushRows(100, {first: push(100), unchanged: push(unchanged)}, bound));

  it('misses its bound if an unchanged push takes longer than the share of the first one', () => {
    expect(report(10, 10)).toEqual([]);
    expect(report(10.1, 10)).toEqual(['push 100: unchanged, share of the first (%): ≤ 10']);
  });

  it('misses its bound without a measurement', () => {
    expect(report(NaN, 10)).toHaveLength(1);
  });

  it('has no bound at other sizes', () => {
    expect(report(99)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('reads the peak memory of a process', () => {
    const memory = peakMemory(process.pid);
    expect(memory).toBeGreaterThanOrEqual(process.memoryUsage.rss() / 2 ** 20 / 2);
    expect(peakMemory(2 ** 22 + 1)).toBeUndefined();
  });
});
