import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import {
  installLine,
  recipeFiles,
  requiredPeers,
  type PeerManifest,
  type RecipeFile,
} from '../recipes/recipe';

const sources = import.meta.glob<string>('../../examples/recipes/src/*.tsx', {
  query: '?raw',
  import: 'default',
});
const manifests = import.meta.glob<PeerManifest>('../../packages/*/package.json', {
  import: 'default',
});

/** Loads every module of a glob, keyed by `nameOf` of its path. */
const loadAll = async <Module,>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  nameOf: (path: string) => string,
): Promise<Record<string, Module>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(modules).map(async ([path, load]) => [nameOf(path), await load()]),
    ),
  );

interface Loaded {
  readonly files: readonly RecipeFile[];
  readonly install: string;
}

async function load(name: string): Promise<Loaded> {
  const files = recipeFiles(name, await loadAll(sources, (path) => path.replace(/^.*\//, '')));
  const packages = await loadAll(manifests, (path) => path.replace(/^.*\/(\w+)\/.*$/, '@mall/$1'));
  const names = Object.entries(packages).map(([of, manifest]) => [of, requiredPeers(manifest)]);
  return { files, install: installLine(files, Object.fromEntries(names)) };
}

const loaded = new Map<string, Promise<Loaded>>();
/** Returns the recipe of a pattern's stories; undefined for other stories. */
function recipeOf(stories: string): Promise<Loaded> | undefined {
  const [, name] = /\/patterns\/(\w+)\.stories\.tsx$/.exec(stories) ?? [];
  if (!name) return undefined;
  const recipe = loaded.get(name) ?? load(name);
  loaded.set(name, recipe);
  return recipe;
}

/**
 * Shows the source of a pattern with the command that installs its dependencies; nothing for other
 * stories.
 */
export function Recipe({ stories }: { stories: string }) {
  const recipe = recipeOf(stories);
  if (!recipe) return null;
  const { files, install } = use(recipe);
  return (
    <>
      <Heading>整份程式碼，複製就能用 · The whole source, to copy</Heading>
      <Source code={install} language="bash" />
      {files.map(({ name, code }) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <Source code={code} language="tsx" />
        </div>
      ))}
    </>
  );
}
