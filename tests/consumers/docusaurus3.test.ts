import {describeConsumer, wrapAll} from './describeConsumer';

describeConsumer({
  name: 'docusaurus-3',
  layers: ['common', 'docusaurus-3'],
  languageOptions: {javascript: ['--javascript'], typescript: ['--typescript']},
  developmentBuild: {args: ['--dev']},
  themeOrderEnv: {},
  rounds: [{name: 'wrapped in TypeScript', language: 'typescript', swizzles: wrapAll}],
  isTyped: true,
});
