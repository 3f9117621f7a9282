import { MallError } from './errors';
import type { MallResponse, Observers } from './http/observers';

/**
 * Formats a line such as `GET products.detail 404 notFound 12 ms, request 5f1c…`. Without the URL,
 * which may contain user input.
 */
function lineOf({ method, call, status, valid, code, requestId, milliseconds }: MallResponse) {
  const { failure } = new MallError({ data: null, msg: '', code });
  return [
    `${method} ${call} ${status}`,
    ...(valid ? [] : [failure]),
    `${milliseconds} ms${requestId ? `, request ${requestId}` : ''}`,
  ].join(' ');
}

/**
 * Returns observers that write a line for every request, for development and for a server's log. A
 * line has the method's name and the result; no token, no payload, no URL.
 *
 * @param write where the lines go: `console.log`, or a logger.
 * @example
 * import { logCalls } from '@mall/sdk/log';
 * const mall = createMall({ ...logCalls(console.log) });
 * // POST cart.add 409 stockShort 31 ms, request 5f1c9a52-…
 */
export function logCalls(write: (line: string) => void): Required<Pick<Observers, 'onResponse'>> {
  return { onResponse: (response) => write(lineOf(response)) };
}
