import ts from 'typescript';

const WHOLE =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isOfLibrary = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((each) => each.getSourceFile().fileName.includes('/@tanstack/'));

/** Returns the type name of a spread query or mutation; undefined for anything else. */
function libraryType(typeOf: (name: string) => string, names: ReadonlySet<string>) {
  if (names.has('fetchStatus')) return `UseQueryResult<${typeOf('data')}, MallError>`;
  if (!names.has('mutateAsync')) return undefined;
  return `UseMutationResult<${typeOf('data')}, MallError, ${typeOf('variables')}>`;
}

/**
 * Formats `{ ...query, end }` as the type of the query and the fields that the hook adds. Expanded,
 * it would be the union of all of the library's states, each with every field.
 */
export function spreadResult(
  checker: ts.TypeChecker,
  type: ts.Type,
  node: ts.Node,
): string | undefined {
  const [first] = type.isUnion() ? type.types : [];
  if (!first || type.aliasSymbol) return undefined;
  const text = (of: ts.Type) => checker.typeToString(of, node, WHOLE);
  const typeOf = (name: string) => {
    const symbol = checker.getPropertyOfType(type, name);
    return symbol ? text(checker.getNonNullableType(checker.getTypeOfSymbol(symbol))) : 'unknown';
  };
  const all = checker.getPropertiesOfType(first);
  const base = libraryType(typeOf, new Set(all.map(({ name }) => name)));
  if (base === undefined) return undefined;
  const own = all
    .filter((each) => !isOfLibrary(each))
    .map((each) => `${each.name}: ${text(checker.getTypeOfSymbol(each))}`);
  return own.length > 0 ? `${base} & { ${own.join('; ')} }` : base;
}
