// @ts-check

/**
 * Words that readers of this site search for, by locale: Hangul spellings of names that the pages write in English, common
 * non-standard spellings, and everyday words for technical terms. For each word, the words to look up as well. Entries are one-way.
 *
 * @type {NonNullable<import('docusaurus-theme-search-meilisearch').Options['synonyms']>}
 */
module.exports = {
  ko: {
    윈도우: ['창', 'windows'],
    윈도: ['창', 'windows'],
    맥: ['macos'],
    맥북: ['macos'],
    리눅스: ['linux'],
    러스트: ['rust'],
    타우리: ['tauri'],
    자바스크립트: ['javascript'],
    타입스크립트: ['typescript'],
    노드: ['node'],
    리액트: ['react'],
    스벨트: ['svelte'],
    깃허브: ['github'],
    액션: ['actions'],
    브이에스코드: ['code'],
    어플: ['앱', '애플리케이션'],
    앱: ['애플리케이션'],
    어플리케이션: ['애플리케이션'],
    애플리케이션: ['앱'],
    셋업: ['설정', '구성', '준비'],
    세팅: ['설정'],
    셋팅: ['설정'],
    환경설정: ['설정'],
    용량: ['크기'],
    사이즈: ['크기'],
    에러: ['오류'],
    우클릭: ['컨텍스트'],
    다이얼로그: ['대화'],
    팝업: ['대화'],
    멀티: ['다중'],
    함수: ['커맨드'],
    변경: ['바꾸기'],
    수정: ['바꾸기'],
    바꾸기: ['변경'],
    생성: ['만들기'],
    만들기: ['생성'],
    화면: ['창'],
    배포판: ['배포'],
    인스톨러: ['설치'],
    테스트: ['시험'],
    터미널: ['명령줄'],
    콘솔: ['명령줄'],
    api: ['인터페이스'],
  },
};
