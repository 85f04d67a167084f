import {describe, expect, it} from 'vitest';
import {hashSources} from './inlineScripts.js';

describe('hashSources', () => {
  it('hashes what a browser would run', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(hashSources(['<script>alert(1)</script>'])).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });

  it('leaves out scripts of files and blocks of data', () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script><script data-rh="true" src="b.js"></script>';
    expect(hashSources([html])).toEqual([]);
  });

  it('names a script of many pages once', () => {
    const page = '<script>\n1\n</script><script type="module">2</script>';
    expect(hashSources([page, page, page])).toHaveLength(2);
  });
});
