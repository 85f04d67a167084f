import {describeConsumer} from './describeConsumer';

// React 19 with rspack. The fastest to build, so it runs all rounds.
describeConsumer({
  name: 'docusaurus-3-faster',
  layers: ['common', 'docusaurus-3', 'docusaurus-3-faster'],
  version: 3,
  isFaster: true,
  rounds: [
    {action: 'eject', language: 'TypeScript'},
    {action: 'wrap', language: 'TypeScript'},
    {action: 'eject', language: 'JavaScript'},
    {action: 'wrap', language: 'JavaScript'},
  ],
});
