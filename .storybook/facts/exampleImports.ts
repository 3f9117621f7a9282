import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { HOOKS, SDK, UI } from '../api/program.ts';
import { docsOf } from './docs-of.ts';
import type { Exported } from './exports.ts';

const EXPORTED = /export \{([^}]*)\}|export (?:const|function) (\w+)/g;

/** Returns the values that an entry point names in its source. */
const valuesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(EXPORTED)].flatMap(([, list = '', name = '']) =>
    [...list.split(','), name].map((each) => each.trim()).filter((each) => /^\w+$/.test(each)),
  );

let found: ReadonlyMap<string, string> | undefined;
/** Returns the entry point of each value of the packages: the smallest, which is named last. */
const specifiers = (): ReadonlyMap<string, string> =>
  (found ??= new Map(
    [...SDK, ...HOOKS, ...UI].flatMap(({ specifier, file }) =>
      valuesOf(file).map((name): [string, string] => [name, specifier]),
    ),
  ));

/** Whether an identifier is a name that its code takes from elsewhere, or a property of something. */
const isFree = ({ parent, text }: ts.Identifier): boolean =>
  !(ts.isPropertyAccessExpression(parent) && parent.name.text === text) &&
  !ts.isJsxAttribute(parent) &&
  !(ts.isPropertyAssignment(parent) && parent.name.getText() === text) &&
  !ts.isImportSpecifier(parent);

/** Returns the names that some code uses, and those that it imports or declares itself. */
function namesIn(code: string) {
  const used = new Set<string>();
  const own = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isFree(node)) used.add(node.text);
    if (ts.isImportSpecifier(node) || ts.isVariableDeclaration(node) || ts.isParameter(node))
      for (const name of node.name.getText().matchAll(/\w+/g)) own.add(name[0]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return [...used].filter((name) => !own.has(name));
}

/**
 * Returns how a component is imported together with what its examples use of the packages, so that a reader can paste
 * both.
 */
export function exampleImports(exported: Exported): Exported {
  const { names, importLine, module } = exported;
  const [, ownSpecifier = ''] = /from '([^']+)'/.exec(importLine) ?? [];
  const bySpecifier = new Map<string, Set<string>>([[ownSpecifier, new Set(names)]]);
  const { examples } = docsOf(module, names[0] ?? path.basename(module));
  for (const name of examples.flatMap(namesIn)) {
    const specifier = specifiers().get(name);
    if (specifier === undefined || names.includes(name)) continue;
    bySpecifier.set(specifier, (bySpecifier.get(specifier) ?? new Set()).add(name));
  }
  const lines = [...bySpecifier].map(
    ([specifier, all]) => `import { ${[...all].join(', ')} } from '${specifier}';`,
  );
  return { ...exported, importLine: lines.join('\n') };
}
