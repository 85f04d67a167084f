import {describeInstances} from './describeInstances';

describeInstances({
  name: 'docs-instances-2',
  layers: ['common', 'docusaurus-2', 'docs-instances', 'docs-instances-2'],
});
