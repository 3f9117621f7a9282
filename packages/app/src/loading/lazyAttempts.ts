import { lazy, type ComponentType } from 'react';
import { ChunkLoadError } from './ChunkLoadError';

/**
 * Creates React's `lazy` again after it failed, whereas one of them fails until a page reload.
 *
 * @returns a function that returns the current one. It throws a {@link ChunkLoadError} to the nearest error boundary.
 */
export function lazyAttempts<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): () => ComponentType<Props> {
  const attempt = () => {
    const part = lazy(() =>
      load().catch((error: unknown) => {
        throw new ChunkLoadError(error, () => {
          // Another boundary may have caught the same failure before.
          if (current === part) current = attempt();
        });
      }),
    );
    return part;
  };
  let current = attempt();
  return () => current;
}
