/** The sources of all recipes by file name, such as `Wall.tsx`. */
export type RecipeSources = Readonly<Record<string, string>>;

/** A file of a recipe, as a partner copies it. */
export interface RecipeFile {
  readonly name: string;
  readonly code: string;
}

const IMPORTED = /from '([^']+)'/g;
const importsOf = (code: string): readonly string[] =>
  [...code.matchAll(IMPORTED)].map(([, from = '']) => from);

/** Returns the files of a recipe: its own, then those that it imports. Empty when there is no such recipe. */
export function recipeFiles(name: string, sources: RecipeSources): readonly RecipeFile[] {
  const found = new Map<string, string>();
  const add = (file: string) => {
    const code = sources[file];
    if (code === undefined || found.has(file)) return;
    found.set(file, code);
    for (const from of importsOf(code))
      if (from.startsWith('./')) add(`${from.replace('./', '')}.tsx`);
  };
  add(`${name}.tsx`);
  return [...found].map(([file, code]) => ({ name: file, code }));
}

/** The part of a package's manifest that names its peers. */
export interface PeerManifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Returns the peers that a package always needs: not those of one entry point. */
export const requiredPeers = ({
  peerDependencies = {},
  peerDependenciesMeta = {},
}: PeerManifest): readonly string[] =>
  Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);

/** The package of an import: `@mall/ui` of `@mall/ui/kit`. */
const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns the command that installs exactly what a recipe needs: the packages that it imports, and their peers.
 *
 * @param peers the required peers of the mall's packages, by package.
 */
export function installLine(
  files: readonly RecipeFile[],
  peers: Readonly<Record<string, readonly string[]>>,
): string {
  const imported = files
    .flatMap(({ code }) => importsOf(code))
    .filter((from) => !from.startsWith('.'))
    .map(packageOf);
  const needed = new Set(imported.flatMap((name) => [name, ...(peers[name] ?? [])]));
  return `npm install ${[...needed].sort().join(' ')}`;
}
