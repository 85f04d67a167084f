import {describeConsumer, ejectAll, wrapAll} from './describeConsumer';

// The fastest to build, so that it takes all the rounds: React 19 with rspack.
describeConsumer({
  name: 'docusaurus-3-faster',
  layers: ['common', 'docusaurus-3', 'docusaurus-3-faster'],
  languageOptions: {javascript: ['--javascript'], typescript: ['--typescript']},
  developmentBuild: {args: ['--dev']},
  rounds: [
    {name: 'ejected in TypeScript', language: 'typescript', swizzles: ejectAll},
    {name: 'wrapped in TypeScript', language: 'typescript', swizzles: wrapAll},
    {name: 'ejected in JavaScript', language: 'javascript', swizzles: ejectAll},
    {name: 'wrapped in JavaScript', language: 'javascript', swizzles: wrapAll},
  ],
  isTyped: true,
});
