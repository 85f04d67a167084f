const site = require('./site.config');
const withInstances = require('./withInstances');

module.exports = withInstances(site);
