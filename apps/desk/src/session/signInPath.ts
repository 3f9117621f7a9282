const SIGN_IN = '/sign-in';

/**
 * Returns the path of the sign-in that leads back to an address of the desk.
 *
 * @example
 * signInPath('/audit?actor=4') // '/sign-in?back=%2Faudit%3Factor%3D4'
 */
export const signInPath = (back = '/'): string =>
  back === '/' ? SIGN_IN : `${SIGN_IN}?back=${encodeURIComponent(back)}`;

/** Returns the address to which a sign-in leads back: only one of the desk. */
export function backFrom(search: URLSearchParams): string {
  const back = search.get('back') ?? '/';
  // `//host` and `/\host` are addresses of other sites.
  return /^\/(?![/\\])/.test(back) && !back.startsWith(SIGN_IN) ? back : '/';
}
