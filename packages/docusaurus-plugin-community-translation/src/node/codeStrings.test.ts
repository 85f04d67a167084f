import {expect, it} from 'vitest';
import {codeStringsOf} from './codeStrings';

it('finds literal strings in components and calls, also in TypeScript', () => {
  const code = `
    import Translate, {translate} from '@docusaurus/Translate';
    const title = translate({id: 'home.title', message: 'Home', description: 'Title'});
    const plain = translate({message: \`No id\`});
    const computed = translate({id, message: name as string});
    export default ({count}: {count: number}) => (
      <main aria-label={translate({id: 'home.label', message: 'Start'})}>
        <Translate id="home.text" values={{count}}>
          Text of
          two lines
        </Translate>
        <Translate id="home.braces" values={{count}}>{'{count} pages'}</Translate>
        <Translate>Text is its own id</Translate>
        <Other id="no">text</Other>
      </main>
    );
  `;
  expect(codeStringsOf(code)).toEqual({
    'home.title': 'Home',
    'No id': 'No id',
    'home.label': 'Start',
    'home.text': 'Text of two lines',
    'home.braces': '{count} pages',
    'Text is its own id': 'Text is its own id',
  });
});

it('ignores files without UI strings', () => {
  expect(codeStringsOf('not JavaScript at all')).toEqual({});
});
