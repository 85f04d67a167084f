import {describe, expect, it} from 'vitest';
import {createSearchIndex} from '../../searchIndex';
import {stopWordsOf} from '../stopWords';
import {headingsOf, section} from '../../testIndex.test.support';
import {completesQuery} from './particles';

const headings = headingsOf([
  section('파일 다루기', '파일이 없으면 오류가 발생합니다.'),
  section('플러그인 개발', '플러그인을 만들어 기능을 확장합니다.'),
  section('시스템 트레이', '알림 영역에 아이콘을 놓습니다.'),
  section('Window', 'Change the title of a window.'),
  section('React', 'A library.'),
  section('창 만들기', '새 창.'),
]);

it.each([
  ['a noun with another particle', '파일을', '파일 다루기'],
  ['a noun of one syllable with a particle', '창을', '창 만들기'],
  ['a noun of one syllable with a longer particle', '창에서', '창 만들기'],
  ['a compound with a particle', '시스템트레이를', '시스템 트레이'],
  ['a noun without its particle', '플러그인', '플러그인 개발'],
  ['a word of two syllables with a wrong letter', '파알', '파일 다루기'],
  ['a separate consonant, as input methods show it', '플러그ㅇ', '플러그인 개발'],
  ['a last consonant that belongs to the next syllable', '플러긍', '플러그인 개발'],
  ['an incomplete last syllable', '플러그이', '플러그인 개발'],
  ['a compound written as one', '시스템트레이', '시스템 트레이'],
  ['an English word with a particle', '리액트에서', 'React'],
  ['Korean typed without the input method', 'vmffjrmdls', '플러그인 개발'],
  ['English typed with the input method', '쟈ㅜ앶', 'Window'],
])('finds %s: %s', (_, query, heading) => {
  expect(headings(query)[0]).toBe(heading);
});

describe('ranks', () => {
  it('a word with several readings as one word', () => {
    const found = headingsOf([
      section('메뉴', ''),
      section('Tray', 'Tray, tray.', {hiddenWords: 'tray'}),
    ]);
    expect(found('tray 메뉴')).toEqual(['Tray', '메뉴']);
  });

  it.each([
    ['플러그인', 'vmffjrmdls'],
    ['updater', 'ㅕㅔㅇㅁㅅㄷㄱ'],
  ])('%s as if it had been typed as %s', (word, typed) => {
    const found = headingsOf([
      section('플러그인', '플러그인을 만듭니다.'),
      section('Plugins', '플러그인, 플러그인의 이름.'),
      section('Window', 'A window. A window.', {hiddenWords: 'window'}),
      section('Updater', 'An updater.'),
      section('Updating', 'Updating a window.'),
    ]);
    expect(found(`window ${typed}`)).toEqual(found(`window ${word}`));
    expect(found(`${typed} window`)).toEqual(found(`${word} window`));
  });
});

it.each([
  ['플러그인을', true],
  ['설치 방법', true],
  ['플러그인', false],
  ['을', false],
  ['plugin', false],
])('completesQuery(%s) is %s', (query, isComplete) => {
  expect(completesQuery(query)).toBe(isComplete);
});

it.each(['에서', '까지'])(
  'does not search for %s that is attached to an English word',
  (particle) => {
    const found = headingsOf(
      [section('Tray', 'An icon.'), section(particle, `${particle} 에서는`)],
      {
        synonyms: {},
        stopWords: stopWordsOf(['ko']),
      },
    );
    expect(found(`tray${particle}`)).toEqual(['Tray']);
  },
);

it('finds a synonym of a word with a particle', () => {
  const found = headingsOf([section('Webview', 'Runs the frontend.')], {
    synonyms: {브라우저: ['webview']},
    stopWords: [],
  });
  expect(found('브라우저를')).toEqual(['Webview']);
});

it('does not mark a word of which a longer one seems to consist', () => {
  const {search} = createSearchIndex([section('트레이', '이 트레이는 트레 위에 있습니다.')]);
  const content = search('트레이', {}).hits[0]?.marked.content;
  expect(content).toContain('\ue000트레이');
  expect(content).not.toContain('\ue000이\ue001');
});
