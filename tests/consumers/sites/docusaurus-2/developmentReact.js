const fs = require('fs');
const path = require('path');

const isDevelopment = process.env.REACT === 'development';

function htmlFiles(folder) {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return htmlFiles(file);
    }
    return file.endsWith('.html') ? [file] : [];
  });
}

/**
 * With `REACT=development`, the site is built for production with the development files of React, which warn if the
 * first rendering in the browser differs from that of the server. (Docusaurus 3 has `docusaurus build --dev` for it.)
 */
module.exports = function developmentReact() {
  return {
    name: 'development-react',
    configureWebpack(config, isServer) {
      if (isServer || !isDevelopment) {
        return {};
      }
      return {
        resolve: {
          alias: {
            react$: require.resolve('react/umd/react.development.js'),
            'react-dom$': require.resolve('react-dom/umd/react-dom.development.js'),
          },
        },
      };
    },
    async postBuild({outDir}) {
      if (!isDevelopment) {
        return;
      }
      // Docusaurus 2.4 inserts a line break before the rendered page. React warns about it on each page, and then hides all other warnings.
      for (const file of htmlFiles(outDir)) {
        const html = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, html.replace(/(<div id="__docusaurus">)\s+/, '$1'));
      }
    },
  };
};
