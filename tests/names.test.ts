import ts from 'typescript';
import { expect, it } from 'vitest';
import { entries, programOf } from './examples/program';

const PACKAGES = ['@mall/sdk', '@mall/hooks', '@mall/ui'];

/** Identity of a declaration: the same one under the same name is no collision. */
const behind = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

interface Exported {
  readonly name: string;
  readonly entry: string;
  readonly symbol: ts.Symbol;
}

/**
 * Returns the exports of the packages' entries, except those for tests and for the shop's staff.
 */
function exportedNames(program: ts.Program): Exported[] {
  const checker = program.getTypeChecker();
  return [...entries]
    .filter(([entry]) => PACKAGES.some((name) => entry === name || entry.startsWith(`${name}/`)))
    .filter(([entry]) => !/\/(testing|labels|contract)\b/.test(entry))
    .flatMap(([entry, file]) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      return (symbol ? checker.getExportsOfModule(symbol) : []).map((each) => ({
        name: each.name,
        entry,
        symbol: behind(each, checker),
      }));
    });
}

/** Returns the names under which packages export different declarations. */
function collisions(all: readonly Exported[]): string[] {
  const owner = (entry: string) => entry.split('/').slice(0, 2).join('/');
  const found = new Map<string, string>();
  for (const one of all)
    for (const other of all)
      if (
        one.name === other.name &&
        one.symbol !== other.symbol &&
        owner(one.entry) < owner(other.entry)
      )
        found.set(one.name, `${one.name}: ${one.entry}, ${other.entry}`);
  return [...found.values()].sort();
}

it('names of the client, the hooks and the kit have one meaning each', () => {
  const program = programOf([...entries.values()]);
  const all = exportedNames(program);
  expect(all.length).toBeGreaterThan(500);
  expect(collisions(all)).toEqual([]);
  // The check itself reports a collision.
  const [first] = all.filter(({ entry }) => entry === '@mall/ui');
  const collision = first && { ...first, name: 'useCart' };
  expect(collisions(collision ? [...all, collision] : all)).toEqual([
    'useCart: @mall/hooks/cart, @mall/ui',
  ]);
});
