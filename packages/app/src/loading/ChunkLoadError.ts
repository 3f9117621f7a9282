/** A chunk of the page could not be loaded: there is no connection, or a deployment has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('A chunk could not be loaded', { cause });
  }
}
