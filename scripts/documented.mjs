import path from 'node:path';
import ts from 'typescript';
import { entriesOf } from './entries.mjs';
import { root } from './run.mjs';

/** The path of an entry's built type declarations. */
const typesOf = (name, entry) =>
  path.join(root, 'packages', name.replace('@mall/', ''), entry.types);

/** Props types are documented property by property. */
const isProps = ({ name }) => name.endsWith('Props');

const isSilent = (symbol, checker) =>
  !isProps(symbol) && symbol.getDocumentationComment(checker).length === 0;

/** The original symbol of an import, behind all re-exports. */
const behind = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The methods of all parts of a `Mall`, as `cart.add`. */
function methodsOf(mall, checker) {
  const type = checker.getDeclaredTypeOfSymbol(mall);
  return checker.getPropertiesOfType(type).flatMap((part) =>
    checker
      .getPropertiesOfType(checker.getTypeOfSymbol(part))
      .filter((method) => checker.getTypeOfSymbol(method).getCallSignatures().length > 0)
      .map((method) => ({ name: `${part.name}.${method.name}`, symbol: method })),
  );
}

/** The fields of the replies and bodies that an exported type names, as `Cart.layer`. */
function fieldsOf({ name, symbol }, checker) {
  if ((symbol.flags & ts.SymbolFlags.Interface) === 0) return [];
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(({ declarations = [] }) =>
      declarations.some((each) => /\bcontract\/dist\//.test(each.getSourceFile().fileName)),
    )
    .map((field) => ({ name: `${name}.${field.name}`, symbol: field }));
}

/**
 * Exports, fields of replies and `Mall` methods of the built packages that have no documentation for editors: a build may
 * drop comments of the sources.
 */
export function undocumented(manifests) {
  const entries = manifests.flatMap((manifest) =>
    entriesOf(manifest).map(([key, entry]) => ({
      name: path.posix.join(manifest.name, key),
      file: typesOf(manifest.name, entry),
    })),
  );
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    },
  );
  const checker = program.getTypeChecker();
  return entries.flatMap(({ name, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const exported = checker.getExportsOfModule(module).map((symbol) => ({
      name: symbol.name,
      symbol: behind(symbol, checker),
    }));
    const mall = name === '@mall/sdk' && exported.find((each) => each.name === 'Mall');
    const fields = ['@mall/sdk', '@mall/sdk/staff'].includes(name)
      ? exported.flatMap((each) => fieldsOf(each, checker))
      : [];
    return [...exported, ...(mall ? methodsOf(mall.symbol, checker) : []), ...fields]
      .filter(({ symbol }) => isSilent(symbol, checker))
      .map((silent) => `${name}: ${silent.name}`);
  });
}
