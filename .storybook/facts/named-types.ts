import ts from 'typescript';
import type { NamedType } from './facts.ts';
import type { OwnSource } from './own-sources.ts';

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isDeclaration = (node: ts.Statement): node is Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Returns every type that a module exports. */
const declaredIn = ({ file, text }: OwnSource): Declaration[] =>
  ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    .statements.filter(isDeclaration)
    .filter((node) => ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(isExport));
const isExport = ({ kind }: ts.Modifier) => kind === ts.SyntaxKind.ExportKeyword;

/** Returns the names of the types that a type refers to. */
function namesIn(declaration: Declaration): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node))
      names.push((ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText());
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return names;
}

const isProps = ({ name }: Declaration) => name.text.endsWith('Props');

/**
 * Returns the full types that a component's props refer to: the items of `readonly Step[]`.
 *
 * @param sources - The component's module first, then those that it is made of.
 */
export function namedTypes(sources: readonly OwnSource[]): readonly NamedType[] {
  const all = new Map(sources.flatMap(declaredIn).map((each) => [each.name.text, each]));
  const own = sources[0] ? declaredIn(sources[0]).filter(isProps) : [];
  const found = new Set<Declaration>(own);
  // Iterating a set includes the items added meanwhile.
  for (const each of found)
    for (const name of namesIn(each)) {
      const named = all.get(name);
      if (named) found.add(named);
    }
  return [...found]
    .filter((each) => !own.includes(each))
    .map((each) => ({ name: each.name.text, code: each.getText().replace(/^export /, '') }));
}
