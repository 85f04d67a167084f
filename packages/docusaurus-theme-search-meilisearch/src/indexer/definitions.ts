import {isTag, isText} from 'domutils';
import type {ChildNode, Element} from 'domhandler';

/** Marks an element with an `id` as a definition. The value is its name; it may be empty. */
const definitionAttribute = 'data-search-definition';

/** The name of a definition. */
export type DefinitionName = {
  /** The text; undefined if it is that of `nodes`. */
  text?: string;
  /** The nodes that contain the name. They are not part of the content. */
  nodes: ChildNode[];
};

/**
 * Whether an element defines a name and has an address: a `<dt>` with an `id`, or any element with an `id` and the attribute
 * `data-search-definition`.
 */
export function isDefinition({name, attribs}: Element): boolean {
  return Boolean(attribs.id) && (name === 'dt' || attribs[definitionAttribute] !== undefined);
}

/** Returns text nodes, `<code>` and `<dfn>`, in document order. */
function phrases(nodes: ChildNode[]): ChildNode[] {
  return nodes.flatMap((node) => {
    if (isText(node)) {
      return [node];
    }
    if (!isTag(node)) {
      return [];
    }
    return /^(code|dfn)$/.test(node.name) ? [node] : phrases(node.children);
  });
}

/** Returns `<code>` and `<dfn>` at the beginning, with the commas between them: `-r`, `--runner`. */
function leadingNames(element: Element): ChildNode[] {
  const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === '';
  const all = phrases(element.children).filter((node) => !isBlank(node));
  const isComma = (node: ChildNode) => isText(node) && node.data.trim() === ',';
  const end = all.findIndex((node, index) => (index % 2 === 0 ? !isTag(node) : !isComma(node)));
  const names = end < 0 ? all : all.slice(0, end);
  // A comma that no name follows belongs to the content.
  return names.length % 2 === 0 ? names.slice(0, -1) : names;
}

/**
 * Returns the name of a definition: the value of `data-search-definition`, or else the `<code>` or `<dfn>` elements at its beginning,
 * separated by commas, or else the text of the `<dt>`, or the id.
 */
export function definitionName(element: Element): DefinitionName {
  const text = element.attribs[definitionAttribute];
  if (text) {
    return {text, nodes: []};
  }
  const nodes = leadingNames(element);
  if (nodes.length > 0) {
    return {nodes};
  }
  return element.name === 'dt' ? {nodes: element.children} : {text: element.attribs.id, nodes: []};
}

/** Returns the descriptions of a `<dt>`: the `<dd>` elements up to the next `<dt>`. Empty for other elements. */
export function descriptionsOf(element: Element): Element[] {
  const descriptions: Element[] = [];
  if (element.name === 'dt') {
    for (let node = element.next; node && !(isTag(node) && node.name === 'dt'); node = node.next) {
      if (isTag(node) && node.name === 'dd') {
        descriptions.push(node);
      }
    }
  }
  return descriptions;
}
