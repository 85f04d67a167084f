// @ts-check

/**
 * The first script of every page. Under `require-trusted-types-for 'script'`, browsers call this policy before a string becomes
 * markup or the URL of a script.
 * - Markup: elements that only format text are kept (headings in tables of contents, the copyright line), and `div` with a class or
 *   a role (the progress bar). Any other `<` becomes text: unexpected markup is shown, not run, and no page crashes.
 * - URLs: scripts of the site itself (webpack's chunks, the search worker, the service worker). Any other throws a `TypeError`.
 * - Code: none. There is no `createScript`.
 *
 * Nothing compiles this script, so it is plain ES5.
 */
const trustedTypesScript = `(function () {
  var types = window.trustedTypes;
  if (!types || !types.createPolicy) return;
  var foreign = /<(?!\\/?(?:b|br|code|del|em|i|kbd|s|strong|sub|sup)\\/?>|div(?: (?:class|role)="[\\w -]*")*>|\\/div>)/gi;
  types.createPolicy('default', {
    createHTML: function (html) {
      return html.replace(foreign, '&lt;');
    },
    createScriptURL: function (input) {
      var url = new URL(input, location.href);
      return url.href.indexOf(location.origin + '/') === 0 && /\\.js$/.test(url.pathname) ? input : null;
    }
  });
})();`;

module.exports = {trustedTypesScript};
