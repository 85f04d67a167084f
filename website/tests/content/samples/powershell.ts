import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from 'web-tree-sitter';
import {locationOf, type Sample} from './samples';

const grammar = path.join(
  path.dirname(createRequire(import.meta.url).resolve('tree-sitter-powershell/package.json')),
  'tree-sitter-powershell.wasm',
);

/** The innermost nodes that the grammar of PowerShell does not expect or that are missing. */
function errorsIn(node: Node): Node[] {
  if (!node.hasError) {
    return [];
  }
  const inner = node.children.flatMap((child) => (child ? errorsIn(child) : []));
  return inner.length > 0 || !(node.isError || node.isMissing) ? inner : [node];
}

/** Syntax errors in samples of PowerShell, with page and line. */
export async function powershellProblems(samples: Sample[]): Promise<string[]> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return samples.flatMap((sample) => {
    const tree = parser.parse(sample.code);
    if (!tree) {
      return [`${locationOf(sample)}: PowerShell cannot be parsed`];
    }
    return errorsIn(tree.rootNode).map((node) => {
      const location = locationOf({...sample, line: sample.line + 1 + node.startPosition.row});
      return node.isMissing
        ? `${location}: ${node.type} is missing`
        : `${location}: unexpected ${node.text.split('\n')[0]}`;
    });
  });
}
