import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { docstringOf, type Docstring } from '../api/docstring.ts';

const declares = (name: string) => (node: ts.Statement) =>
  ts.isFunctionDeclaration(node)
    ? node.name?.text === name
    : ts.isVariableStatement(node) &&
      node.declarationList.declarations.some((each) => each.name.getText() === name);

/** Returns a component's docstring, and its examples as code. */
export function docsOf(file: string, name: string): Pick<Docstring, 'text' | 'examples'> {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declaration = source.statements.find(declares(name));
  if (!declaration) return { text: '', examples: [] };
  const { text, examples } = docstringOf(declaration);
  return { text, examples };
}
