import ts from 'typescript';
import type { NamedType } from './facts.ts';
import type { OwnSource } from './own-sources.ts';

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isDeclaration = (node: ts.Statement): node is Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Every type that a module exports. */
const declaredIn = ({ file, text }: OwnSource): Declaration[] =>
  ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    .statements.filter(isDeclaration)
    .filter((node) => ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(isExport));
const isExport = ({ kind }: ts.Modifier) => kind === ts.SyntaxKind.ExportKeyword;

/** The names of types that a type is made of. */
function namesIn(declaration: Declaration): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node))
      found.push((ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText());
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

const isProps = ({ name }: Declaration) => name.text.endsWith('Props');

/**
 * The types that a component's props name, whole: what `readonly Step[]` is a list of.
 *
 * @param sources - The component's module first, then those that it is made of.
 */
export function namedTypes(sources: readonly OwnSource[]): readonly NamedType[] {
  const all = new Map(sources.flatMap(declaredIn).map((each) => [each.name.text, each]));
  const own = sources[0] ? declaredIn(sources[0]).filter(isProps) : [];
  const told = new Set<Declaration>(own);
  // A set goes on to what is added on the way.
  for (const each of told)
    for (const name of namesIn(each)) {
      const named = all.get(name);
      if (named) told.add(named);
    }
  return [...told]
    .filter((each) => !own.includes(each))
    .map((each) => ({ name: each.name.text, code: each.getText().replace(/^export /, '') }));
}
