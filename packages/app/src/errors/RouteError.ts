/**
 * Renders the error page with a status, as an HTTP server would respond with one.
 *
 * @example
 * if (!Number.isInteger(id)) throw new RouteError(404);
 */
export class RouteError extends Error {
  override readonly name = 'RouteError';

  constructor(
    readonly status: number,
    message = '',
  ) {
    super(message);
  }
}
