import type { Rolldown } from 'vite';

type Chunks = readonly Rolldown.OutputChunk[];

/** The chunks of a build's output. */
export const chunksOf = (
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): Chunks => output.filter((part) => part.type === 'chunk');

/**
 * The chunks that the browser loads for a module, without those of the first script.
 *
 * @param id the path of a module that is imported dynamically.
 * @throws when the build does not contain the module.
 */
export function chunksFor(id: string, chunks: Chunks): ReadonlySet<Rolldown.OutputChunk> {
  const loaded = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || chunk.isEntry || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  const own = chunks.find(({ modules }) => id in modules);
  if (!own) throw new Error(`The site has no ${id}`);
  add(own);
  return loaded;
}
