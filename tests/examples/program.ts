import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { publishedPackages } from '../packages';

/** The repository root. */
export const root = path.resolve(import.meta.dirname, '../..');

const packages = path.join(root, 'packages');

/**
 * The published packages, except `testing`, which would bring in the whole server. Its example is a separate file,
 * which the type check includes and its README's test compares.
 */
export const names: readonly string[] = publishedPackages.filter((name) => name !== 'testing');

/** The packages whose examples are compiled: the published ones, and what the sites share. */
export const documented: readonly string[] = [...names, 'app'];

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly '@mall/source': string }>>;
}

/** Returns the sources of all entries by import specifier: `@mall/hooks/cart`. */
export const entries: ReadonlyMap<string, string> = new Map(
  documented.flatMap((name) => {
    const file = readFileSync(path.join(packages, name, 'package.json'), 'utf8');
    return Object.entries((JSON.parse(file) as Manifest).exports).flatMap(([key, entry]) => {
      const at = path.posix.join('@mall', name, key);
      // The manifest itself is an entry without a source.
      return typeof entry === 'string'
        ? []
        : [[at, path.join(packages, name, entry['@mall/source'])] as const];
    });
  }),
);

/** Returns the surroundings of a package's examples: `mall`, `toast`, hooks of React. */
export const surroundings = (name: string): string =>
  path.join(packages, name, 'surroundings.example.ts');

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);

/**
 * As strict as the sources. An example needs no `type` before a type, and may leave declarations
 * unused.
 */
const strict: ts.CompilerOptions = {
  ...options,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', 'vite/client'],
  verbatimModuleSyntax: false,
  isolatedModules: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
  // A package's examples may use packages that it does not depend on.
  paths: {
    ...Object.fromEntries([...entries].map(([specifier, file]) => [specifier, [file]])),
    // Next is installed only for its example.
    'next/link': [path.join(import.meta.dirname, 'next-link.ts')],
  },
};

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Creates a strict program of files, some only in memory. Files on disk are parsed once. */
export function programOf(
  files: readonly string[],
  written: ReadonlyMap<string, string> = new Map(),
  before?: ts.Program,
): ts.Program {
  const host = ts.createCompilerHost(strict);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  const folders = new Set([...written.keys()].map((file) => path.dirname(file)));
  host.fileExists = (file) => written.has(file) || fileExists(file);
  host.directoryExists = (folder) => folders.has(folder) || (directoryExists?.(folder) ?? true);
  host.readFile = (file) => written.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = written.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, language);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, language, ...rest));
    return parsed.get(file);
  };
  return ts.createProgram([...files, ...written.keys()], strict, host, before);
}
