import { MallError } from './error';

/** The origins that a person may be redirected to. */
export interface ReturnOrigins {
  /** The site's own origin, if known. */
  readonly publicOrigin: string | null;
  /** The partners' sites that may call this server (`STOREFRONT_ORIGINS`). */
  readonly storefronts: readonly string[];
}

/** Placeholder for a link's token in a return address. */
const PLACE = '{token}';

/**
 * Validates the address that a person returns to, and writes it as browsers read it: mail programs
 * may interpret a backslash or a tab differently. Null: the site's own pages.
 *
 * @throws {MallError} returnUnknown: the shop does not list its origin.
 */
export function returnUrlOf(
  wanted: string | undefined,
  { publicOrigin, storefronts }: ReturnOrigins,
): string | null {
  if (wanted === undefined) return null;
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined;
  if (url === undefined || ![publicOrigin, ...storefronts].includes(url.origin))
    throw new MallError('returnUnknown');
  // Text before an @ may look like a host.
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
 * Validates an address for a link in an email: as {@link returnUrlOf}, and the token must be a
 * whole value of it. As part of a longer value it could become the address of another site, to
 * which a page of the storefront redirects.
 *
 * @throws {MallError} returnUnknown
 */
export function linkUrlOf(wanted: string | undefined, origins: ReturnOrigins): string | null {
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
 * Returns a link's address with its token: in place of `{token}`, or as `t`.
 *
 * @example
 * withToken('https://club.example/#/confirm/{token}', 'abc') // 'https://club.example/#/confirm/abc'
 */
export function withToken(linkUrl: string, token: string): string {
  // Browsers encode braces in a path in this way.
  const written = linkUrl.replaceAll(encodeURIComponent(PLACE), PLACE);
  return written.includes(PLACE)
    ? written.replaceAll(PLACE, token)
    : withValue(linkUrl, 't', token);
}
