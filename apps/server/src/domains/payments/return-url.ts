import { MallError } from '../../kernel/error';

/** Whose pages a shopper may be sent back to. */
export interface ReturnOrigins {
  /** The site's own origin, if known. */
  readonly publicOrigin: string | null;
  /** The partners' sites that may call this server (`STOREFRONT_ORIGINS`). */
  readonly storefronts: readonly string[];
}

/**
 * The address that a caller wants the shopper to come back to from the gateway; null: the site's own pages.
 *
 * @throws {MallError} originUnknown: nobody is sent from a payment to a page that the shop does not list.
 */
export function returnUrlOf(
  wanted: string | undefined,
  { publicOrigin, storefronts }: ReturnOrigins,
): string | null {
  if (wanted === undefined) return null;
  const origin = URL.canParse(wanted) ? new URL(wanted).origin : undefined;
  if (origin === undefined || ![publicOrigin, ...storefronts].includes(origin))
    throw new MallError('originUnknown');
  return wanted;
}

/**
 * A return address with the number of the order that was to be paid.
 *
 * @example
 * withOrder('https://club.example/thanks?from=mall', '20261123ABCD') // '…/thanks?from=mall&order=20261123ABCD'
 */
export function withOrder(returnUrl: string, transOrderId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('order', transOrderId);
  return url.href;
}
