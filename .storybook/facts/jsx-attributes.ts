import ts from 'typescript';
import type { OwnSource } from './own-sources.ts';

/** `sheet || undefined` is set while `sheet` is. */
const shortly = (expression: string) =>
  expression
    .replace(/\s*(\|\||\?\?)\s*undefined$/, '')
    .replace(/\s*\?\s*true\s*:\s*undefined$/, '')
    .replace(/^\((.*)\)$/s, '$1')
    // Of a condition, its test.
    .replace(/^([\w.]+)\s[\s\S]*$/, '$1');

/** Returns the attributes of some names that the JSX of a module sets, each with the expression that sets it. */
export function attributesIn(
  { file, text }: OwnSource,
  isWanted: (name: string) => boolean,
): [name: string, from: string][] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && isWanted(node.name.getText())) {
      const value = node.initializer;
      const inside = value && ts.isJsxExpression(value) ? value.expression : value;
      found.push([node.name.getText(), inside ? shortly(inside.getText()) : '']);
    }
    if (
      ts.isPropertyAssignment(node) &&
      ts.isStringLiteral(node.name) &&
      isWanted(node.name.text)
    ) {
      found.push([node.name.text, shortly(node.initializer.getText())]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
