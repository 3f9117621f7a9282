import { MallError } from './errors';
import type { MallResponse, Observers } from './http/observers';

/** `GET products.detail 404 notFound 12 ms, request 5f1c…`: no address, which may hold what somebody typed. */
function lineOf({ method, call, status, valid, code, requestId, milliseconds }: MallResponse) {
  const { failure } = new MallError({ data: null, msg: '', code });
  return [
    `${method} ${call} ${status}`,
    ...(valid ? [] : [failure]),
    `${milliseconds} ms${requestId ? `, request ${requestId}` : ''}`,
  ].join(' ');
}

/**
 * Observers that write a line for every request, for development and for a server's log. A line has the method's name
 * and how the request ended; no token, no payload, no address.
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
