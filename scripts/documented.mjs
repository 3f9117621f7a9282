import path from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

/** Where the built types of one of a package's entries lie. */
const typesOf = (name, entry) =>
  path.join(root, 'packages', name.replace('@mall/', ''), entry.types);

/** A component tells of its props, each of them beside its name. */
const isProps = ({ name }) => name.endsWith('Props');

const isSilent = (symbol, checker) =>
  !isProps(symbol) && symbol.getDocumentationComment(checker).length === 0;

/** What an import gives, behind the names that pass it on. */
const behind = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The methods of all parts of a mall, as `cart.add`. */
function methodsOf(mall, checker) {
  const type = checker.getDeclaredTypeOfSymbol(mall);
  return checker.getPropertiesOfType(type).flatMap((part) =>
    checker
      .getPropertiesOfType(checker.getTypeOfSymbol(part))
      .filter((method) => checker.getTypeOfSymbol(method).getCallSignatures().length > 0)
      .map((method) => ({ name: `${part.name}.${method.name}`, symbol: method })),
  );
}

/**
 * What of the built packages an editor has nothing to say of: exports, and methods of a mall. A build
 * may lose what the sources say.
 */
export function undocumented(manifests) {
  const entries = manifests.flatMap(({ name, publishConfig }) =>
    Object.entries(publishConfig.exports).map(([key, entry]) => ({
      name: path.posix.join(name, key),
      file: typesOf(name, entry),
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
    return [...exported, ...(mall ? methodsOf(mall.symbol, checker) : [])]
      .filter(({ symbol }) => isSilent(symbol, checker))
      .map((silent) => `${name}: ${silent.name}`);
  });
}
