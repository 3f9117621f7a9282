import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { MallError } from '../kernel/error';

export const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_HEADER = 'x-xsrf-token';

/**
 * Rejects cross-site writes (CSRF, same approach as Laravel Sanctum): requests whose `Origin` is
 * another site, and requests that send cookies without proving that their page could read them. A
 * client with a bearer token and no cookies cannot be abused by another site and is allowed.
 *
 * @param publicOrigin the site's own origin, if known; otherwise the request's host is used.
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
 * Whether a browser's `Origin` header is this site. If the public address is known, its host is
 * accepted only with its scheme; otherwise both schemes are, because a proxy may terminate TLS.
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
