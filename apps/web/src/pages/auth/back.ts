import { to } from '../../paths';

/**
 * Where to go after signing in. Only a place of this site counts: an address that leads elsewhere
 * would make the sign-in page a stepping stone for fraud. A browser drops tabs and line breaks, so
 * that a slash, a tab and a slash are two slashes: the way to another site.
 */
export function backFrom(search: URLSearchParams): string {
  const back = search.get('back') ?? '';
  return /^\/(?![/\\])\P{Cc}*$/u.test(back) ? back : to.home();
}
