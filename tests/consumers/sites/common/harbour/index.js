const path = require('path');

/** A theme that wraps a component that two of our packages wrap as well. */
module.exports = function harbour() {
  return {
    name: 'harbour',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
};
