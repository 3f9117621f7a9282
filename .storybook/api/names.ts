import ts from 'typescript';
import { TypeText } from './expand.ts';

/** Shorter shapes are clearer in full than by name. */
const LONG = 40;

/**
 * Replaces shapes that the compiler expanded by the names that a package exports: `ShippingMethod`
 * instead of its thirty fields. A type keeps its own fields.
 */
export function namer(
  checker: ts.TypeChecker,
  module: ts.SourceFile | undefined,
): (type: string, own: string) => string {
  const symbol = module && checker.getSymbolAtLocation(module);
  const shapes = (symbol ? checker.getExportsOfModule(symbol) : [])
    .map((each) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each))
    .filter(({ flags }) => flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface))
    .flatMap(({ name, declarations }) => {
      const [node] = declarations ?? [];
      const shape = node && shapeOf(checker, node);
      return shape !== undefined && shape.length > LONG ? [{ name, shape }] : [];
    })
    .sort((one, other) => other.shape.length - one.shape.length);
  return (type, own) =>
    shapes
      .reduce((text, { name, shape }) => (name === own ? text : text.replaceAll(shape, name)), type)
      // Two names of one shape.
      .replace(/^interface (\w+) (\w+)$/, 'interface $1 extends $2 {}');
}

/** Returns the fields of an alias, or of an interface that only names a reply. */
function shapeOf(checker: ts.TypeChecker, node: ts.Declaration): string | undefined {
  if (ts.isTypeAliasDeclaration(node) && !node.typeParameters)
    return spelt(checker, checker.getTypeFromTypeNode(node.type), node.type);
  if (!ts.isInterfaceDeclaration(node) || node.members.length > 0) return undefined;
  const [base] = node.heritageClauses?.[0]?.types ?? [];
  return base && spelt(checker, checker.getTypeAtLocation(base), base);
}

const spelt = (checker: ts.TypeChecker, type: ts.Type, node: ts.Node) => {
  const text = new TypeText(checker, node).declared(type);
  return text.startsWith('{') ? text : undefined;
};
