import {describe, expect, it} from 'vitest';
import {particleProblems} from './koreanParticles';

describe('a wrong particle is reported', () => {
  it.each([
    // Korean words
    ['파일를 엽니다', '파일를: expected 을'],
    ['코드을 봅니다', '코드을: expected 를'],
    ['코드과 파일', '코드과: expected 와'],
    ['파일으로 씁니다', '파일으로: expected 로'],
    ['창로 보냅니다', '창로: expected 으로'],
    ['창가 열립니다', '창가: expected 이'],
    ['스코프은 목록입니다', '스코프은: expected 는'],
    // Words that are spelled out
    ['API을 호출합니다', 'API을: expected 를'],
    ['URL를 엽니다', 'URL를: expected 을'],
    ['URL으로 엽니다', 'URL으로: expected 로'],
    ['npm를 씁니다', 'npm를: expected 을'],
    ['JSON와 TOML', 'JSON와: expected 과'],
    // English words
    ['Cargo은 도구입니다', 'Cargo은: expected 는'],
    ['Vite이 실행합니다', 'Vite이: expected 가'],
    ['Git를 씁니다', 'Git를: expected 을'],
    ['Rust으로 씁니다', 'Rust으로: expected 로'],
    ['Electron라는 도구', 'Electron라는: expected 이라는'],
    // Numbers
    ['10로 바꿉니다', '10로: expected 으로'],
    ['1.8를 씁니다', '1.8를: expected 을'],
    // Code, links, emphasis and explanations
    ['`tauri.conf.json`를 엽니다', '`tauri.conf.json`를: expected 을'],
    ['`TAURI_TARGET_TRIPLE`를 읽습니다', '`TAURI_TARGET_TRIPLE`를: expected 을'],
    ['`invoke()`은 비동기입니다', '`invoke()`은: expected 는'],
    ['[설정](/api/config.md)를 봅니다', '설정를: expected 을'],
    ['**창**를 엽니다', '창를: expected 을'],
    ['허용 목록(allowlist)를 봅니다', '목록(allowlist)를: expected 을'],
  ])('%s', (text, problem) => {
    expect(particleProblems(text)).toEqual([problem]);
  });
});
