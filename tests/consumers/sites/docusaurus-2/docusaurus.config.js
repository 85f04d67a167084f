module.exports = require('./site.config');
