/**
 * With `REACT=development`, the site is built for production with React's development files, which warn where the browser's
 * first rendering differs from the server's. (Docusaurus 3 has `docusaurus build --dev` for it.)
 */
module.exports = function developmentReact() {
  return {
    name: 'development-react',
    configureWebpack(config, isServer) {
      if (isServer || process.env.REACT !== 'development') {
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
  };
};
