import {describeConsumer, ejectAll} from './describeConsumer';

describeConsumer({
  name: 'docusaurus-2',
  layers: ['common', 'docusaurus-2'],
  languageOptions: {javascript: [], typescript: ['--typescript']},
  developmentBuild: {args: [], env: {REACT: 'development'}},
  themeOrderEnv: {},
  rounds: [{name: 'ejected in JavaScript', language: 'javascript', swizzles: ejectAll}],
  isTyped: false,
});
