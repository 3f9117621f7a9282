import { lazy, type ComponentType } from 'react';

/** How long an error persists, in milliseconds: React renders once more, to throw it to the boundary. */
const FAILURE_PERSISTS = 1_000;

/**
 * Like React's `lazy`, for chunks that load on demand. A failed chunk is requested again on the next render, whereas
 * `lazy` fails until a page reload. The nearest error boundary catches the error.
 *
 * @example
 * const CartMenu = retryableLazy(importCartMenu);
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        setTimeout(() => (Part = attempt()), FAILURE_PERSISTS);
        throw error;
      }),
    );
  let Part = attempt();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
