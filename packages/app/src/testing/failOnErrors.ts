import { afterEach } from 'vitest';
import { RouteError } from '../errors/RouteError';

/**
 * Fails a test in which a component threw: the page shows that something broke, but not what. A `RouteError` is a page
 * of its own.
 *
 * @returns the options for `render`.
 * @example
 * import { render } from '@testing-library/react';
 *
 * const watched = failOnErrors();
 * const open = () => render(<p>頁面</p>, watched);
 */
export function failOnErrors(): { readonly onCaughtError: (error: unknown) => void } {
  const thrown: unknown[] = [];
  afterEach(() => {
    const [error] = thrown.splice(0);
    if (error !== undefined) throw error;
  });
  return {
    onCaughtError(error) {
      if (!(error instanceof RouteError)) thrown.push(error);
    },
  };
}
