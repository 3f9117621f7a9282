import path from 'node:path';
import ts from 'typescript';
import { readExports } from '../.storybook/api/exports';
import { formatSignature } from '../.storybook/api/formatSignature';
import type { EntryPoint } from '../.storybook/api/program';

/** The whole contracts as values. Their calls are in files of their own, which are compared with the schemas. */
const CALLS: Readonly<Record<string, string>> = {
  contract: 'contract: Contract // its calls: src/shop/shapes.ts',
  staffContract: 'staffContract: StaffContract // its calls: src/staff/shapes.ts',
};

/**
 * Returns the public names of a package by entry point, each with its type.
 *
 * @param name - The package, without `@mall/`.
 */
export async function reportOf(
  name: string,
  program: ts.Program,
  entries: readonly EntryPoint[],
): Promise<string> {
  const parts = await Promise.all(
    readExports(program, entries).map(async ({ name: exported, importLine = '', signature }) => ({
      from: /'([^']+)';$/.exec(importLine)?.[1] ?? '',
      text: CALLS[exported] ?? (await formatSignature(signature)),
    })),
  );
  const sections = entries
    .toSorted((one, other) => (one.specifier < other.specifier ? -1 : 1))
    .flatMap(({ specifier, file }) => {
      const texts = parts.filter(({ from }) => from === specifier).map(({ text }) => text);
      const passed = passedOn(program, file);
      const all = [...texts, ...passed];
      return all.length > 0 ? `## ${specifier}\n\n\`\`\`ts\n${all.join('\n\n')}\n\`\`\`\n` : [];
    });
  return `# The public types of @mall/${name}\n\nWritten by \`npm run generate\`: a change here is a change for users.\n\n${sections.join('\n')}`;
}

/** Returns the exports of an entry that belong to other packages, as the statements that pass them on. */
function passedOn(program: ts.Program, file: string): readonly string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const own = path.resolve(file.slice(0, file.indexOf('/src/')), 'src') + path.sep;
  const byPackage = new Map<string, string[]>();
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const [declared] = origin.declarations ?? [];
    const from = declared?.getSourceFile().fileName ?? '';
    if (from.startsWith(own)) continue;
    const owner = /\/packages\/([\w-]+)\//.exec(from)?.[1];
    if (owner) byPackage.set(owner, [...(byPackage.get(owner) ?? []), symbol.name]);
  }
  return [...byPackage].map(
    ([owner, names]) => `export { ${names.sort().join(', ')} } from '@mall/${owner}';`,
  );
}
