import {describeConsumer, ejectAll, wrapAll} from './describeConsumer';

// React 19 with rspack. The fastest to build, so it runs all rounds.
describeConsumer({
  name: 'docusaurus-3-faster',
  layers: ['common', 'docusaurus-3', 'docusaurus-3-faster'],
  languageOptions: {javascript: ['--javascript'], typescript: ['--typescript']},
  developmentBuild: {args: ['--dev']},
  themeOrderEnv: {FASTER: 'true'},
  rounds: [
    {name: 'ejected in TypeScript', language: 'typescript', swizzles: ejectAll},
    {name: 'wrapped in TypeScript', language: 'typescript', swizzles: wrapAll},
    {name: 'ejected in JavaScript', language: 'javascript', swizzles: ejectAll},
    {name: 'wrapped in JavaScript', language: 'javascript', swizzles: wrapAll},
  ],
  isTyped: true,
});
