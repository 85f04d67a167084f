import {expect, it} from 'vitest';
import {stopWordsOf} from './stopWords';
import {headingsOf, section} from '../testIndex.test.support';

const headings = headingsOf([
  section('Window customization', 'Change the title of a window with setTitle.'),
  section('Updater', 'A release.', {hiddenWords: 'checkUpdate installUpdate'}),
]);

it.each([
  ['an identifier', 'settitle', 'Window customization'],
  ['a part of an identifier', 'title', 'Window customization'],
  ['an identifier with other numbers', 'setTitle_2.35', 'Window customization'],
  ['a word with another number', 'setTitle2_2.35', 'Window customization'],
  ['an identifier of which it has only parts', 'ERR_NO_TITLE', 'Window customization'],
  ['an identifier that occurs only in code', 'installUpdate', 'Updater'],
  ['a word with an apostrophe that is no elision', "aujourd'hui window", 'Window customization'],
  ['a word before an apostrophe', "window'", 'Window customization'],
])('finds %s: %s', (_, query, heading) => {
  expect(headings(query)[0]).toBe(heading);
});

it.each(["l'application", 'l’application', "dell'application"])(
  'does not search for the elided word of %s',
  (query) => {
    const found = headingsOf(
      [
        section('Fermeture', 'La fermeture de l’application.'),
        section('Liste', 'Le label, la liste, les liens; dell, delle, della.'),
      ],
      {synonyms: {}, stopWords: stopWordsOf(['fr', 'it'])},
    );
    expect(found(query)).toEqual(['Fermeture']);
  },
);

it('corrects a word of five letters, unless the index has it', () => {
  const found = headingsOf([section('Tests', 'A test.'), section('Rests', 'A rest.')]);
  expect(found('tetss')).toEqual(['Tests']);
  expect(found('tests')).toEqual(['Tests']);
});

it('ranks a word of the index before the two words of which it consists', () => {
  const found = headingsOf([
    section('Browser', 'A window.', {hiddenWords: 'browser window'}),
    section('Electron', 'It has a class, BrowserWindow, and more words.'),
  ]);
  expect(found('browserwindow')[0]).toBe('Electron');
});
