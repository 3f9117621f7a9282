import path from 'node:path';
import type ts from 'typescript';
import { paths } from '../../packages/contract/src/shop/paths.ts';
import { docstringOf } from './docstring.ts';
import type { Entry } from './entry.ts';
import { SDK } from './program.ts';
import { signatureOf } from './signature.ts';

const pathOf = (domain: string, name: string) =>
  new Map(Object.entries(new Map<string, object>(Object.entries(paths)).get(domain) ?? {})).get(
    name,
  );

/** Returns every method of every part of a `Mall`: `mall.cart.add`. */
export function readMethods(program: ts.Program): readonly Entry[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(SDK[0]?.file ?? '');
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  const mall = exported.find(({ name }) => name === 'Mall');
  if (!mall) throw new Error('@mall/sdk exports no Mall');
  const parts = checker.getPropertiesOfType(
    checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(mall)),
  );
  return parts.flatMap((part) =>
    checker.getPropertiesOfType(checker.getTypeOfSymbol(part)).flatMap((method): Entry[] => {
      const [node] = method.declarations ?? [];
      const calls = checker.getTypeOfSymbol(method).getCallSignatures().length;
      if (!node || calls === 0 || !node.getSourceFile().fileName.includes('/packages/sdk/'))
        return [];
      const name = `mall.${part.name}.${method.name}`;
      return [
        {
          name,
          kind: 'method',
          domain: part.name,
          importLine: undefined,
          signature: signatureOf(checker, name, node),
          ...docstringOf(node),
          path: pathOf(part.name, method.name),
          source: path.relative('.', node.getSourceFile().fileName),
        },
      ];
    }),
  );
}
