import { lazy, type ComponentType } from 'react';

/** How long a failure stands, in milliseconds: React asks once more, to throw it where it is caught. */
const FAILURE_STANDS = 1_000;

/**
 * Like React's `lazy`, for what a press opens: a chunk that could not be loaded is asked for again when it is wanted
 * again, whereas `lazy` would fail until the page is reloaded. The failure is thrown to the boundary around it.
 *
 * @example
 * const CartMenu = retryableLazy(() => import('../bars/CartMenu'));
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        setTimeout(() => (Part = attempt()), FAILURE_STANDS);
        throw error;
      }),
    );
  let Part = attempt();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
