import {describeConsumer} from './describeConsumer';

describeConsumer({
  name: 'docusaurus-2',
  layers: ['common', 'docusaurus-2'],
  version: 2,
  rounds: [{action: 'eject', language: 'JavaScript'}],
});
