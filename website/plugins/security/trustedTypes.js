// @ts-check

/**
 * The first script of every page. Under `require-trusted-types-for 'script'` a browser asks this policy before a string becomes
 * markup, or the address of a script.
 * - Markup: elements that only mark text stay (headings in tables of contents, the copyright line), and `div` with a class or a
 *   role (the progress bar). Every other `<` becomes text, so that what nobody thought of is read, not run, and no page crashes.
 * - Addresses: scripts of the site itself (webpack's chunks, the search worker, the service worker). Any other is refused with
 *   an exception.
 * - Code: none. There is no `createScript`.
 *
 * Plain JavaScript for every browser: it runs as it stands here, before anything else.
 */
const trustedTypesScript = `(function () {
  var types = window.trustedTypes;
  if (!types || !types.createPolicy) return;
  var foreign = /<(?!\\/?(?:b|br|code|del|em|i|kbd|s|strong|sub|sup)\\/?>|div(?: (?:class|role)="[\\w -]*")*>|\\/div>)/gi;
  types.createPolicy('default', {
    createHTML: function (html) {
      return html.replace(foreign, '&lt;');
    },
    createScriptURL: function (address) {
      var url = new URL(address, location.href);
      return url.href.indexOf(location.origin + '/') === 0 && /\\.js$/.test(url.pathname) ? address : null;
    }
  });
})();`;

module.exports = {trustedTypesScript};
