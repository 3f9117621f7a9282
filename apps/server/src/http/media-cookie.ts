import type { FastifyRequest } from 'fastify';
import { bearerToken } from './access';

/** Names the session to `/media`: a page's `<img>` cannot send an `Authorization` header. */
const MEDIA_COOKIE = 'mall_media';
/** As long as a session lives. */
const SECONDS = 7 * 86_400;

/** What a browser is told about a cookie beyond its name and value. */
export interface CookieScope {
  /** The paths it is sent to; all of the site unless given. */
  readonly path?: string;
  /** Whether scripts are kept from reading it. */
  readonly httpOnly?: boolean;
}

/**
 * The cookie that lets a browser see pictures of group-limited posts and of the chat. It carries the
 * session's token, so that it is worth nothing once that session ends.
 *
 * @param token null: away with it.
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

/** The token that a call for a picture brings, in its header or its cookie. */
export function mediaToken(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) return bearerToken(authorization);
  return bearerToken(`Bearer ${request.cookies[MEDIA_COOKIE] ?? ''}`);
}
