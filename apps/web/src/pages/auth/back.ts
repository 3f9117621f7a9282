import { to } from '../../paths/paths';

/**
 * Where to go after signing in. Only a path of this site is accepted: otherwise the sign-in page would be an open
 * redirect. Browsers drop tabs and line breaks, so slash, tab, slash becomes `//`, which leads to another site.
 */
export function backFrom(search: URLSearchParams): string {
  const back = search.get('back') ?? '';
  return /^\/(?![/\\])\P{Cc}*$/u.test(back) ? back : to.home();
}
