import type { CookieScope } from '../../http/media-cookie';

/** Same as the lifetime of a session at the desk. */
const SECONDS = 12 * 60 * 60;

/**
 * Returns the name of a cookie of the desk. Over HTTPS its prefix keeps other hosts and paths from setting it; browsers
 * refuse the prefix over plain HTTP.
 */
export const deskCookieName = (origin: string, name: string): string =>
  origin.startsWith('https:') ? `__Host-${name}` : name;

const sessionCookieName = (origin: string): string => deskCookieName(origin, 'desk');

/** The token of a request to the staff's API; null: it has none. */
export const readDeskToken = (call: {
  readonly reachedAt: string;
  readonly readCookie: (name: string) => string | null;
}): string | null => {
  const token = call.readCookie(sessionCookieName(call.reachedAt));
  return token !== null && /^[\w-]{20,200}$/.test(token) ? token : null;
};

/**
 * The cookie that carries the session of the desk. Scripts cannot read it, and no other site can send it.
 *
 * @param token null: delete the cookie.
 */
export const deskCookie = (
  origin: string,
  token: string | null,
): readonly [name: string, value: string, seconds: number, scope: CookieScope] => [
  sessionCookieName(origin),
  token ?? '',
  token === null ? 0 : SECONDS,
  { path: '/', httpOnly: true, sameSite: 'strict' },
];
