import fs from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {describeEverything, describeSmallExamples} from './describeExamples';
import {useReader} from './reader';
import {dependenciesOf, examples, install} from './site';

const variant = {name: 'examples', dependencies: dependenciesOf('everything')};
const names = fs
  .readdirSync(examples, {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

it.each(names)('%s has the dependencies that are installed here', (name) => {
  expect(variant.dependencies).toMatchObject(dependenciesOf(name));
});

describe('the examples', () => {
  const reader = useReader();
  beforeAll(() => install(variant));
  describeSmallExamples(variant, reader);
  describeEverything(variant, reader);
});
