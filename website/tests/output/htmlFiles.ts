import fs from 'node:fs';
import path from 'node:path';
import {getAttributeValue, getElementsByTagName} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {inject} from 'vitest';

type Document = ReturnType<typeof parseDocument>;

/** A page of the built site. */
export type HtmlFile = {
  /** URL path: `/ko/blog/` for `ko/blog/index.html`. */
  route: string;
  document: Document;
};

/** Parsed pages by file. The test files that run in one worker share them. */
const documents = new Map<string, Document>();

function readDocument(file: string): Document {
  const document = documents.get(file) ?? parseDocument(fs.readFileSync(file, 'utf8'));
  documents.set(file, document);
  return document;
}

/** All pages in a folder of the built site, for example `ko`. `404.html` files are not pages. */
export function htmlFiles(folder = ''): HtmlFile[] {
  const root = inject('siteFolder');
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html')
    .map((file) => {
      const relative = path.join(folder, file).split(path.sep).join('/');
      return {
        route: `/${relative.replace(/index\.html$/, '')}`,
        document: readDocument(path.join(root, relative)),
      };
    });
}

/** Values of an attribute on all elements with a tag name (`*`: any element), in document order. */
export function attributes(document: Document, tagName: string, name: string): string[] {
  return getElementsByTagName(tagName, document, true).flatMap((element) => {
    const value = getAttributeValue(element, name);
    return value === undefined ? [] : [value];
  });
}
