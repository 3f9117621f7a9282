import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { MallError } from '../kernel/error';

export const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_HEADER = 'x-xsrf-token';

/**
 * Refuses a write that another site made a browser send (Laravel Sanctum's way): one that says it
 * comes from elsewhere, and one that brings cookies without proving that its page could read them.
 * A program with a bearer token and no cookies has nothing a foreign page could abuse, and passes.
 *
 * @param publicOrigin the site's own origin, when it is known; else the request's host counts.
 * @throws {MallError} csrfMismatch
 */
export function guardWrite(request: FastifyRequest, publicOrigin: string | null): void {
  const { origin, cookie } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request.host, publicOrigin)) {
    throw new MallError('csrfMismatch');
  }
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new MallError('csrfMismatch');
  if (cookie === undefined) return;

  const header = request.headers[CSRF_HEADER];
  const token = request.cookies[CSRF_COOKIE];
  if (!token || typeof header !== 'string' || !sameText(token, header)) {
    throw new MallError('csrfMismatch');
  }
}

/**
 * Whether a browser's `Origin` is the site itself. Where the site has an address, its host counts by
 * that address' scheme alone; elsewhere a proxy may speak TLS for a server that does not know of it.
 */
export function isOwnOrigin(origin: string, host: string, publicOrigin: string | null): boolean {
  if (publicOrigin !== null && origin === publicOrigin) return true;
  const parsed = URL.canParse(origin) ? new URL(origin) : undefined;
  if (parsed === undefined || !['http:', 'https:'].includes(parsed.protocol)) return false;
  if (publicOrigin !== null && parsed.hostname === new URL(publicOrigin).hostname) return false;
  return parsed.host === host;
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
