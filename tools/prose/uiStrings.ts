import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {root} from '../../website/tests/content/readPage';

export type UiString = {file: string; line: number; text: string};

/** Properties with text for readers, such as messages of `translate` and labels of the navbar. */
const textProperties = new Set(['message', 'label', 'title', 'tagline', 'blogDescription']);

function stringsOfCode(file: string, code: string): UiString[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const strings: UiString[] = [];
  const add = (node: ts.Node, text: string) => {
    const {line} = source.getLineAndCharacterOfPosition(node.getStart());
    strings.push({file, line: line + 1, text});
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      textProperties.has(node.name.getText()) &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      add(node.initializer, node.initializer.text);
    }
    if (ts.isJsxText(node) && node.text.trim() !== '') {
      add(node, node.text.trim().replace(/\s+/g, ' '));
    }
    if (
      ts.isJsxExpression(node) &&
      ts.isJsxElement(node.parent) &&
      node.expression &&
      ts.isStringLiteralLike(node.expression)
    ) {
      add(node.expression, node.expression.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return strings;
}

/** Strings of a JSON file with one string per line, as Prettier formats it. */
function stringsOfJson(file: string, json: string): UiString[] {
  return json.split('\n').flatMap((text, index) => {
    const [, value] = /^\s*"(?:[^"\\]|\\.)+": ("(?:[^"\\]|\\.)*"),?$/.exec(text) ?? [];
    return value ? [{file, line: index + 1, text: JSON.parse(value) as string}] : [];
  });
}

/** Strings for readers in a JSON or code file. */
export function uiStringsOf(file: string, text: string): UiString[] {
  return file.endsWith('.json') ? stringsOfJson(file, text) : stringsOfCode(file, text);
}

/** Strings for readers in all files of the given folders or files, by path from the root of the repository. */
export function uiStringsIn(paths: string[]): UiString[] {
  return paths
    .flatMap((name) =>
      fs.statSync(path.join(root, name)).isDirectory()
        ? fs
            .readdirSync(path.join(root, name), {recursive: true, encoding: 'utf8'})
            .map((file) => path.posix.join(name, file.split(path.sep).join('/')))
        : [name],
    )
    .filter((file) => /\.(?:json|[cm]?js|tsx?)$/.test(file) && !file.includes('.test.'))
    .sort()
    .flatMap((file) => uiStringsOf(file, fs.readFileSync(path.join(root, file), 'utf8')));
}
