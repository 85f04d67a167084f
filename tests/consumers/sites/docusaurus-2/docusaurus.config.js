const site = require('./site.config');

module.exports = {...site, plugins: [...site.plugins, './developmentReact.js']};
