import site from './site.config';
import withInstances from './withInstances';

// With the flags of Docusaurus 4.
export default {...withInstances(site), onBrokenAnchors: 'throw', future: {v4: true, faster: true}};
