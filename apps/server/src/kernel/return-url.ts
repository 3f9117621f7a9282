import { MallError } from './error';

/** Whose pages a person may be sent back to. */
export interface ReturnOrigins {
  /** The site's own origin, if known. */
  readonly publicOrigin: string | null;
  /** The partners' sites that may call this server (`STOREFRONT_ORIGINS`). */
  readonly storefronts: readonly string[];
}

/** Where a link's token goes in a return address. */
const PLACE = '{token}';

/**
 * The address that a caller wants a person to come back to, written as browsers read it: mail programs may take a
 * backslash or a tab for something else. Null: the site's own pages.
 *
 * @throws {MallError} returnUnknown: nobody is sent to a page that the shop does not list.
 */
export function returnUrlOf(
  wanted: string | undefined,
  { publicOrigin, storefronts }: ReturnOrigins,
): string | null {
  if (wanted === undefined) return null;
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined;
  if (url === undefined || ![publicOrigin, ...storefronts].includes(url.origin))
    throw new MallError('returnUnknown');
  // Before an @ a name can be written that looks like a host.
  if (url.username !== '' || url.password !== '') throw new MallError('returnUnknown');
  return url.href;
}

/**
 * A return address with one more value in its query.
 *
 * @example
 * withValue('https://club.example/thanks?from=mall', 'order', '20261123ABCD') // '…/thanks?from=mall&order=20261123ABCD'
 */
export function withValue(returnUrl: string, name: string, value: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set(name, value);
  return url.href;
}

/**
 * A return address for a letter: as {@link returnUrlOf}, and the token stands in it as a value of its own. Part of a
 * longer one it could be the address of another site, to which a page of the storefront leads on.
 *
 * @throws {MallError} returnUnknown
 */
export function letterUrlOf(wanted: string | undefined, origins: ReturnOrigins): string | null {
  const returnUrl = returnUrlOf(wanted, origins);
  if (returnUrl === null) return null;
  const { search, hash } = new URL(returnUrl);
  const values = [search, hash.replace(/^[^?]*/, '')].flatMap((query) =>
    [...new URLSearchParams(query)].flat(),
  );
  if (values.some((value) => value !== PLACE && value.includes(PLACE)))
    throw new MallError('returnUnknown');
  return returnUrl;
}

/**
 * A letter's address with the token of its link: in place of `{token}`, or as `t`.
 *
 * @example
 * withToken('https://club.example/#/confirm/{token}', 'abc') // 'https://club.example/#/confirm/abc'
 */
export function withToken(letterUrl: string, token: string): string {
  // Browsers write braces of a path in this way.
  const written = letterUrl.replaceAll(encodeURIComponent(PLACE), PLACE);
  return written.includes(PLACE)
    ? written.replaceAll(PLACE, token)
    : withValue(letterUrl, 't', token);
}
