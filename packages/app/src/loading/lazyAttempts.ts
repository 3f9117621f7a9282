import { lazy, type ComponentType } from 'react';
import { ChunkLoadError } from './ChunkLoadError';

/** How long an error persists, in milliseconds: React renders once more, to throw it to the boundary. */
const FAILURE_PERSISTS = 1_000;

/**
 * Creates React's `lazy` again after it failed, whereas one of them fails until a page reload.
 *
 * @returns a function that returns the current one. It throws a {@link ChunkLoadError} to the nearest error boundary.
 */
export function lazyAttempts<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): () => ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        setTimeout(() => (current = attempt()), FAILURE_PERSISTS);
        throw new ChunkLoadError(error);
      }),
    );
  let current = attempt();
  return () => current;
}
