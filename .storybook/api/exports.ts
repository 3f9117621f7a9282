import path from 'node:path';
import ts from 'typescript';
import { docstringOf } from './docstring.ts';
import type { Entry } from './entry.ts';
import type { EntryPoint } from './program.ts';
import { isFunction, signatureOf } from './signature.ts';

/** Returns what an export names, in whatever file that is. */
const originOf = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function exportsOf(program: ts.Program, file: string): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** Returns the declaration of an export; undefined for one of another package. */
function declarationOf(checker: ts.TypeChecker, symbol: ts.Symbol, folder: string) {
  return originOf(checker, symbol).declarations?.find((each) =>
    each.getSourceFile().fileName.startsWith(folder),
  );
}

const kindOf = (name: string, node: ts.Declaration): Entry['kind'] => {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return 'type';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return isFunction(node) ? 'function' : 'value';
};

/** Returns the folder of a source, below the package's own; `''` for the package's own. */
const domainOf = (file: string, folder: string) => {
  const [first = '', ...rest] = path.relative(folder, file).split(path.sep);
  return rest.length > 0 ? first : '';
};

/**
 * Returns every export of a package once, with the smallest entry point that exports it.
 *
 * @param entries - The package's entry points.
 */
export function readExports(program: ts.Program, entries: readonly EntryPoint[]): readonly Entry[] {
  const checker = program.getTypeChecker();
  const folder = path.dirname(entries[0]?.file ?? '');
  const found = new Map<string, Entry>();
  const exported = new Set(
    entries.flatMap(({ file }) => exportsOf(program, file).map((each) => originOf(checker, each))),
  );
  for (const { specifier, file } of entries) {
    for (const symbol of exportsOf(program, file)) {
      const node = declarationOf(checker, symbol, folder);
      if (!node) continue;
      const { name } = symbol;
      const kind = kindOf(name, node);
      const documented = ts.isVariableDeclaration(node) ? node.parent.parent : node;
      found.set(name, {
        name,
        kind,
        domain: domainOf(node.getSourceFile().fileName, folder),
        importLine: `import ${kind === 'type' ? 'type ' : ''}{ ${name} } from '${specifier}';`,
        signature: signatureOf(checker, name, node, (each) => exported.has(each)),
        ...docstringOf(documented),
        path: undefined,
        source: path.relative('.', node.getSourceFile().fileName),
      });
    }
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
