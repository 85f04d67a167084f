import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {trustedTypesScript} from './trustedTypes.js';

/** The default policy that the script creates on a page. */
function policyOf(href) {
  const policies = {};
  const window = {
    trustedTypes: {
      createPolicy(name, rules) {
        policies[name] = rules;
      },
    },
  };
  const location = {href, origin: new URL(href).origin};
  runInNewContext(trustedTypesScript, {window, location, URL});
  return policies.default;
}

const {createHTML, createScriptURL, createScript} = policyOf('https://example.org/ko/v1/guides');

describe('the default policy', () => {
  it.each([
    'Copyright © 2024',
    'A <code>b</code> &amp; <em>c</em><br/>d<BR>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
  ])('keeps elements that format text: %s', (html) => {
    expect(createHTML(html)).toBe(html);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<code onclick="alert(1)">a</code>',
    '<div class="a" onclick="alert(1)">',
    '<div class="a"onclick="alert(1)">',
    '<div class="a" role=\'b\'>',
    '<div\tclass="a">',
    '<b/onclick=alert(1)>',
    '<script>alert(1)</script>',
    '<svg/onload=alert(1)>',
    '<!--',
    '<<img src=x>',
    '<em <img src=x>>',
  ])('turns any other markup into text: %s', (html) => {
    const result = createHTML(html);
    const tags = result.match(/<[^>]*>?/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(?:code|em|b|div)>$/.test(tag))).toEqual([]);
    expect(result).not.toBe(html);
    expect(result.replaceAll('&lt;', '<')).toBe(html);
  });

  it('allows scripts of the site', () => {
    for (const url of ['/ko/sw.js?params=%7B%7D', 'https://example.org/assets/js/1.js', 'a.js']) {
      expect(createScriptURL(url)).toBe(url);
    }
  });

  it('refuses any other URL', () => {
    for (const url of [
      'https://example.com/a.js',
      '//example.com/a.js',
      'data:text/javascript,1',
      'blob:https://example.org/1.js',
      '/ko/blog',
      'javascript:1//.js',
    ]) {
      expect(createScriptURL(url), url).toBeNull();
    }
  });

  it('has no createScript', () => {
    expect(createScript).toBeUndefined();
  });
});

it('does nothing in browsers without Trusted Types', () => {
  expect(() => runInNewContext(trustedTypesScript, {window: {}})).not.toThrow();
});
