import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { docstringOf, FIRST_RELEASE, type Docstring } from '../api/docstring.ts';

const declares = (name: string) => (node: ts.Statement) =>
  ts.isFunctionDeclaration(node)
    ? node.name?.text === name
    : ts.isVariableStatement(node) &&
      node.declarationList.declarations.some((each) => each.name.getText() === name);

/** Returns a component's docstring, its examples as code, and the first version that has it. */
export function docsOf(file: string, name: string): Pick<Docstring, 'text' | 'examples' | 'since'> {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declaration = source.statements.find(declares(name));
  if (!declaration) return { text: '', examples: [], since: FIRST_RELEASE };
  const { text, examples, since } = docstringOf(declaration);
  return { text, examples, since };
}
