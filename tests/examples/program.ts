import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { publishedPackages } from '../packages';

/** The repository root. */
export const root = path.resolve(import.meta.dirname, '../..');

const packages = path.join(root, 'packages');

/**
 * The published packages whose examples are compiled. `testing` brings the whole server along; its example is
 * a file of its own, which the type check reads and its README's test compares.
 */
export const names: readonly string[] = publishedPackages.filter((name) => name !== 'testing');

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly '@mall/source': string }>>;
}

/** The sources of all entries, by what they are imported as: `@mall/hooks/cart`. */
export const entries: ReadonlyMap<string, string> = new Map(
  names.flatMap((name) => {
    const file = readFileSync(path.join(packages, name, 'package.json'), 'utf8');
    return Object.entries((JSON.parse(file) as Manifest).exports).map(
      ([key, { '@mall/source': source }]) =>
        [path.posix.join('@mall', name, key), path.join(packages, name, source)] as const,
    );
  }),
);

/** What the surroundings of a package's examples provide: `mall`, `toast`, hooks of React. */
export const surroundings = (name: string): string =>
  path.join(packages, name, 'surroundings.example.ts');

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);

/** As strict as the sources are. An example needs no `type` before a type, and not to use all it declares. */
const strict: ts.CompilerOptions = {
  ...options,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', 'vite/client'],
  verbatimModuleSyntax: false,
  isolatedModules: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
  // A package's examples may use the packages that it does not depend on.
  paths: {
    ...Object.fromEntries([...entries].map(([specifier, file]) => [specifier, [file]])),
    // Next is installed for its example alone.
    'next/link': [path.join(import.meta.dirname, 'next-link.ts')],
  },
};

const parsed = new Map<string, ts.SourceFile | undefined>();

/** A strict program of files, some of which are in memory alone. What is on the disk is parsed once. */
export function programOf(
  files: readonly string[],
  written: ReadonlyMap<string, string> = new Map(),
  before?: ts.Program,
): ts.Program {
  const host = ts.createCompilerHost(strict);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => written.has(file) || fileExists(file);
  host.readFile = (file) => written.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = written.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, language);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, language, ...rest));
    return parsed.get(file);
  };
  return ts.createProgram([...files, ...written.keys()], strict, host, before);
}
