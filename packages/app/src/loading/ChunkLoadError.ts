/** A chunk of the page could not be loaded: there is no connection, or a deployment has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  /**
   * @param forget makes the next render request the chunk again. An error boundary calls it when it has caught the
   *   error: React renders more than once before it throws it there, and every time has to meet the same failure.
   */
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    // With the address of the chunk, which the browser names.
    super(`A chunk could not be loaded: ${String(cause)}`, { cause });
  }
}
