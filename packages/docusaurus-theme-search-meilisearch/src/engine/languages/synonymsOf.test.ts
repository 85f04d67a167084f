import {expect, it} from 'vitest';
import {headingsOf, section} from '../testIndex.test.support';
import {synonymsOf} from './synonymsOf';

it('returns the other words of each group, of the languages of language tags', () => {
  expect(synonymsOf(['en-US', 'en'])).toMatchObject({
    folder: ['directory'],
    change: ['modify', 'edit'],
    edit: ['change', 'modify'],
  });
  expect(synonymsOf(['zh-CN'])).toEqual(synonymsOf(['zh']));
  expect(synonymsOf(['xx'])).toEqual({});
});

it('adds the synonyms of a site', () => {
  const synonyms = synonymsOf(['en'], {folder: ['tray'], popup: ['dialog']});
  expect(synonyms).toMatchObject({folder: ['directory', 'tray'], popup: ['dialog']});
});

it.each([
  ['en', 'delete folder', 'Remove a directory'],
  ['de', 'Ordner löschen', 'Verzeichnis entfernen'],
  ['fr', 'supprimer un dossier', 'Effacer un répertoire'],
  ['it', 'eliminare una cartella', 'Rimuovere una directory'],
  ['ja', 'フォルダの削除', 'ディレクトリを消去'],
  ['ko', '폴더 삭제', '디렉터리 제거'],
  ['zh-CN', '删除文件夹', '移除目录'],
])('finds other words in %s: %s', (lang, query, heading) => {
  const found = headingsOf([section(heading, ''), section('Window', 'A window.')], {
    synonyms: synonymsOf([lang]),
    stopWords: [],
  });
  expect(found(query)).toEqual([heading]);
});
