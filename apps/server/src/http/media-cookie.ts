import type { FastifyRequest } from 'fastify';
import { bearerToken } from './access';

/** Carries the session for `/media`: an `<img>` cannot send an `Authorization` header. */
const MEDIA_COOKIE = 'mall_media';
/** Same as a session's lifetime. */
const SECONDS = 7 * 86_400;

/** Attributes of a cookie besides name and value. */
export interface CookieScope {
  /** The path it is limited to; the whole site by default. */
  readonly path?: string;
  /** Whether scripts cannot read it. */
  readonly httpOnly?: boolean;
  /** Whether it is also sent when another site links here (`lax`, the default), or not (`strict`). */
  readonly sameSite?: 'lax' | 'strict';
}

/**
 * The cookie that lets a browser load pictures of group-limited posts and of the chat. It contains the
 * session's token, so it becomes invalid when that session ends.
 *
 * @param token null: delete the cookie.
 * @example
 * setCookie(...mediaCookie(t));
 */
export const mediaCookie = (
  token: string | null,
): readonly [name: string, value: string, seconds: number, scope: CookieScope] => [
  MEDIA_COOKIE,
  token ?? '',
  token === null ? 0 : SECONDS,
  { path: '/media', httpOnly: true },
];

/** The token of a media request, from its header or its cookie. */
export function mediaToken(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) return bearerToken(authorization);
  return bearerToken(`Bearer ${request.cookies[MEDIA_COOKIE] ?? ''}`);
}
