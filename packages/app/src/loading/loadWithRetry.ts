import { loadOptional } from './loadOptional';

/** Delay between two attempts, in milliseconds: initial and maximum. */
const RETRY = { first: 2_000, most: 60_000 };

/**
 * Loads an optional chunk, and retries until it succeeds, for example while the shop restarts. Never rejects.
 *
 * @example
 * const SearchBox = lazy(() => loadWithRetry(importSearchBox));
 */
export async function loadWithRetry<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  for (let wait = RETRY.first; ; wait = Math.min(2 * wait, RETRY.most)) {
    const chunk = await loadOptional(load());
    if (chunk !== null) return chunk;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
