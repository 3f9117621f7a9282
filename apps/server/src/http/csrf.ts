import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { MallError } from '../kernel/error';
import { callerOf, type Origins } from './origins';

export const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_HEADER = 'x-xsrf-token';

/**
 * Rejects cross-site writes (CSRF, same approach as Laravel Sanctum): requests whose `Origin` is neither this site
 * nor a storefront, and requests that send cookies without proving that their page could read them. A client with a
 * bearer token and no cookies cannot be abused by another site and is allowed; so is a storefront, whose cookies
 * count for nothing.
 *
 * @throws {MallError} originUnknown, csrfMismatch
 */
export function guardWrite(request: FastifyRequest, origins: Origins): void {
  const { origin, cookie } = request.headers;
  const caller = callerOf(origin, request.host, origins);
  if (caller === 'unknown') throw new MallError('originUnknown');
  if (caller === 'storefront') return;
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new MallError('originUnknown');
  if (cookie === undefined) return;

  const header = request.headers[CSRF_HEADER];
  const token = request.cookies[CSRF_COOKIE];
  if (!token || typeof header !== 'string' || !sameText(token, header)) {
    throw new MallError('csrfMismatch');
  }
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
