const fs = require('fs');
const path = require('path');

/**
 * Builds the site for production with the development files of React, which warn if the first rendering in the browser differs
 * from that of the server. (Docusaurus 3 has `docusaurus build --dev` for it.)
 */
module.exports = () => ({
  name: 'development-react',
  configureWebpack: (_config, isServer) =>
    isServer
      ? {}
      : {
          resolve: {
            alias: {
              react$: require.resolve('react/umd/react.development.js'),
              'react-dom$': require.resolve('react-dom/umd/react-dom.development.js'),
            },
          },
        },
  postBuild({outDir}) {
    // Docusaurus 2.4 inserts a line break before the rendered page. React warns about it on each page, and then hides all other warnings.
    for (const name of fs.readdirSync(outDir, {recursive: true})) {
      if (name.endsWith('.html')) {
        const file = path.join(outDir, name);
        const html = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, html.replace(/(<div id="__docusaurus">)\s+/, '$1'));
      }
    }
  },
});
