import {describeConsumer} from './describeConsumer';

describeConsumer({
  name: 'docusaurus-3',
  layers: ['common', 'docusaurus-3'],
  version: 3,
  rounds: [{action: 'wrap', language: 'TypeScript'}],
});
