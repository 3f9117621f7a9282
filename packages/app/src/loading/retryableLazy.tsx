import type { ComponentType } from 'react';
import { lazyAttempts } from './lazyAttempts';

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
  const currentPart = lazyAttempts(load);
  return function LazyPart(props: Props) {
    const Part = currentPart();
    return <Part {...props} />;
  };
}
