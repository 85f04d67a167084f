/** UI strings of the banner. `{baseUrl}` is replaced. */
export type BannerStrings = {title: string; reason: string; suggestion: string};

/**
 * An inline script that shows a banner if neither scripts nor styles of the page were found, and suggests the right base URL. It
 * inserts text, no HTML. Nothing compiles it, so it is plain ES5.
 *
 * @param baseUrl base URL in the configuration
 */
export function bannerScript({title, reason, suggestion}: BannerStrings, baseUrl: string): string {
  // A "<" in a string could end the script.
  const strings = JSON.stringify([
    title,
    reason.replace('{baseUrl}', baseUrl),
    suggestion,
  ]).replaceAll('<', '\\u003c');
  return `
document.addEventListener('DOMContentLoaded', function () {
  var isStyled = getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary');
  if ((window.docusaurus || {}).prefetch || isStyled) return;
  var strings = ${strings};
  var actual = location.pathname.replace(/(?:index\\.html)?$/, '').replace(/\\/?$/, '/');
  var banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'border: 4px solid #c00; background: #ffe6b3; color: #000; margin: 20px; padding: 20px; font-size: 20px';
  for (var index = 0; index < strings.length; index++) {
    var line = document.createElement('p');
    line.textContent = strings[index].replace('{baseUrl}', function () { return actual; });
    if (index === 0) line.style.fontWeight = 'bold';
    banner.appendChild(line);
  }
  document.body.insertBefore(banner, document.body.firstChild);
});`;
}
