/** What the banner says; `{baseUrl}` in a text is replaced. */
export type BannerTexts = {title: string; reason: string; suggestion: string};

/**
 * A script for the page's HTML: where neither the scripts nor the styles of the page were found, it says so above the page, and
 * suggests the base URL that would have worked. It writes text alone, no HTML. For browsers of any age: it has not been compiled.
 *
 * @param baseUrl the one that the site was built with
 */
export function bannerScript({title, reason, suggestion}: BannerTexts, baseUrl: string): string {
  // "<" would let a text end the script.
  const texts = JSON.stringify([
    title,
    reason.replace('{baseUrl}', baseUrl),
    suggestion,
  ]).replaceAll('<', '\\u003c');
  return `
document.addEventListener('DOMContentLoaded', function () {
  var isStyled = getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary');
  if (window.docusaurus || isStyled) return;
  var texts = ${texts};
  var actual = location.pathname.replace(/(?:index\\.html)?$/, '').replace(/\\/?$/, '/');
  var banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'border: 4px solid #c00; background: #ffe6b3; color: #000; margin: 20px; padding: 20px; font-size: 20px';
  for (var index = 0; index < texts.length; index++) {
    var line = document.createElement('p');
    line.textContent = texts[index].replace('{baseUrl}', function () { return actual; });
    if (index === 0) line.style.fontWeight = 'bold';
    banner.appendChild(line);
  }
  document.body.insertBefore(banner, document.body.firstChild);
});`;
}
