import { to } from '../../paths';

/**
 * Where to go after signing in. Only a place of this site counts: an address that leads elsewhere
 * would make the sign-in page a stepping stone for fraud.
 */
export function backFrom(search: URLSearchParams): string {
  const back = search.get('back') ?? '';
  return /^\/(?![/\\])/.test(back) ? back : to.home();
}
