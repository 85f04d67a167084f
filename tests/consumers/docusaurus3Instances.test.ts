import {describeInstances} from './describeInstances';

describeInstances({
  name: 'docs-instances-3',
  layers: ['common', 'docusaurus-3', 'docusaurus-3-faster', 'docs-instances', 'docs-instances-3'],
});
