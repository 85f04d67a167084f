import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import i18n from '../../config/locales.js';
import {drawingProblems, frontMatterProblems, headingProblems, imageProblems} from './pageProblems';
import {englishPages, folders, pagesIn, root} from './readPage';

const english = englishPages();

describe('pictures', () => {
  const folder = path.join(root, 'website/pictures');
  const files = fs.readdirSync(folder);
  const translated = i18n.locales.flatMap((locale) =>
    Object.values(folders).flatMap((target) => pagesIn(`i18n/${locale}/${target}`)),
  );

  it('are written as pictures or labeled drawings, in every locale', () => {
    expect(translated.length).toBeGreaterThan(100);
    const pages = [...english, ...translated];
    expect(pages.flatMap(imageProblems)).toEqual([]);
    expect(pages.flatMap(drawingProblems)).toEqual([]);
    const drawings = english.flatMap(({text}) => text.match(/^<\w+(?:Diagram|Drawing)\n/gm) ?? []);
    expect(drawings.length).toBeGreaterThan(5);
  });

  it('are all used, and each is at most 60 KB', () => {
    const text = english.map((page) => page.text).join();
    const unused = files.filter(
      (file) => !text.includes(`(picture:${file.replace(/(?:-light|-dark)?\.\w+$/, '')}`),
    );
    const heavy = files.filter((file) => fs.statSync(path.join(folder, file)).size > 60_000);
    expect({unused, heavy}).toEqual({unused: [], heavy: []});
  });

  it('have the same size in both color modes', () => {
    const sizeOf = (file: string) => fs.readFileSync(path.join(folder, file)).subarray(16, 24);
    const light = files.filter((file) => file.endsWith('-light.png'));
    expect(light.length).toBeGreaterThan(20);
    expect(
      light.filter((file) => !sizeOf(file).equals(sizeOf(file.replace('-light', '-dark')))),
    ).toEqual([]);
  });
});

describe('every English page', () => {
  it('has a title, a description of 50 to 160 characters, keywords, and a place in its sidebar', () => {
    expect(english.length).toBeGreaterThan(70);
    expect(english.flatMap(frontMatterProblems)).toEqual([]);
  });

  it('has an id on every heading, each once', () => {
    expect(english.flatMap(headingProblems)).toEqual([]);
  });
});
