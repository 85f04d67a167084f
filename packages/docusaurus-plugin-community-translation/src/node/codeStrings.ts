import fs from 'fs';
import path from 'path';
import {parse} from '@babel/parser';
import {filesBelow} from './filesBelow';

/** UI strings: key → string. */
export type Strings = Record<string, string>;

type Node = {type: string; [key: string]: unknown};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The string of a literal. `undefined` for an expression that is only known at run time. */
function literal(node: unknown): string | undefined {
  if (!isNode(node)) {
    return undefined;
  }
  if (node.type === 'JSXExpressionContainer') {
    return literal(node.expression);
  }
  if (node.type === 'StringLiteral') {
    return node.value as string;
  }
  const quasis = node.quasis as {value: {cooked: string}}[] | undefined;
  return node.type === 'TemplateLiteral' && quasis?.length === 1
    ? quasis[0]?.value.cooked
    : undefined;
}

const nameOf = (node: unknown) => (isNode(node) ? (node.name as string | undefined) : undefined);

/** Handles `translate({id: 'home.title', message: 'Home'})`. */
function stringsOfCall(node: Node): Strings {
  const [argument] = node.arguments as Node[];
  if (nameOf(node.callee) !== 'translate' || argument?.type !== 'ObjectExpression') {
    return {};
  }
  const value = (name: string) =>
    literal(
      (argument.properties as Node[]).find(({key}) => nameOf(key) === name || literal(key) === name)
        ?.value,
    );
  const message = value('message');
  const id = value('id') ?? message;
  return id === undefined ? {} : {[id]: message ?? id};
}

/** Handles `<Translate id="home.title">Home</Translate>`. */
function stringsOfElement(node: Node): Strings {
  const {name, attributes} = node.openingElement as unknown as {name: Node; attributes: Node[]};
  if (nameOf(name) !== 'Translate') {
    return {};
  }
  const explicitId = literal(
    attributes.find((attribute) => nameOf(attribute.name) === 'id')?.value,
  );
  const texts = (node.children as Node[]).flatMap((child) => {
    const text =
      child.type === 'JSXText'
        ? (child.value as string).trim().replace(/\s+/g, ' ')
        : literal(child);
    return text ? [text] : [];
  });
  const id = explicitId ?? texts[0];
  return id === undefined ? {} : {[id]: texts[0] ?? id};
}

const readers: Record<string, (node: Node) => Strings> = {
  CallExpression: stringsOfCall,
  JSXElement: stringsOfElement,
};

const stringsIn = (node: Node): Strings =>
  Object.assign({}, readers[node.type]?.(node), ...childrenOf(node).map(stringsIn)) as Strings;

/**
 * The UI strings that a source file passes to `translate` and `<Translate>` as literals. `docusaurus write-translations`
 * extracts the same strings.
 *
 * @throws SyntaxError if the file is neither JavaScript nor TypeScript
 */
export function codeStringsOf(code: string): Strings {
  if (!code.includes('@docusaurus/Translate')) {
    return {};
  }
  const {program} = parse(code, {sourceType: 'unambiguous', plugins: ['jsx', 'typescript']});
  return stringsIn(program as unknown as Node);
}

/** The UI strings of the site's own components (`src/`), which a locale translates in `code.json`. */
export function codeStrings(siteDir: string): Strings {
  const folder = path.join(siteDir, 'src');
  const strings = filesBelow(folder, /\.[jt]sx?$/).map((file) =>
    codeStringsOf(fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  return Object.assign({}, ...strings) as Strings;
}
