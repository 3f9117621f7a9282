/** Errors of optional chunks. */
const optionalFailures = new WeakSet<object>();

/**
 * Loads an optional chunk; a failure is silent.
 *
 * @returns null if it could not be loaded; the next call requests it again.
 * @example
 * const loaded = await loadOptional(importWallPage());
 */
export async function loadOptional<Chunk>(chunk: Promise<Chunk>): Promise<Chunk | null> {
  try {
    return await chunk;
  } catch (error) {
    if (error instanceof Error) optionalFailures.add(error);
    return null;
  }
}

/** Returns whether an error is that of an optional chunk. */
export const isOptionalFailure = (error: Error): boolean => optionalFailures.has(error);
