import ts from 'typescript';

const WHOLE =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isOfLibrary = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((each) => each.getSourceFile().fileName.includes('/@tanstack/'));

/** What a query or a mutation that was spread into an object is called; undefined for what is neither. */
function libraryType(tell: (name: string) => string, names: ReadonlySet<string>) {
  if (names.has('fetchStatus')) return `UseQueryResult<${tell('data')}, MallError>`;
  if (!names.has('mutateAsync')) return undefined;
  return `UseMutationResult<${tell('data')}, MallError, ${tell('variables')}>`;
}

/**
 * `{ ...query, end }` as one would write it: the query's type, and what the hook adds. Spelt out it would be all of the
 * library's states, each with every field.
 */
export function spreadResult(
  checker: ts.TypeChecker,
  type: ts.Type,
  node: ts.Node,
): string | undefined {
  const [first] = type.isUnion() ? type.types : [];
  if (!first || type.aliasSymbol) return undefined;
  const text = (of: ts.Type) => checker.typeToString(of, node, WHOLE);
  const tell = (name: string) => {
    const symbol = checker.getPropertyOfType(type, name);
    return symbol ? text(checker.getNonNullableType(checker.getTypeOfSymbol(symbol))) : 'unknown';
  };
  const all = checker.getPropertiesOfType(first);
  const base = libraryType(tell, new Set(all.map(({ name }) => name)));
  if (base === undefined) return undefined;
  const own = all
    .filter((each) => !isOfLibrary(each))
    .map((each) => `${each.name}: ${text(checker.getTypeOfSymbol(each))}`);
  return own.length > 0 ? `${base} & { ${own.join('; ')} }` : base;
}
