/**
 * The address within the site that a full one stands for; null for another site's.
 *
 * @example
 * siteAddress('https://mall.example/product/1001') // '/product/1001', on mall.example
 */
export function siteAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { origin, pathname, search, hash } = new URL(href);
  return origin === location.origin ? pathname + search + hash : null;
}

/** The id of a product whose page an address of the site is; null for any other. */
export function productOf(address: string): number | null {
  const id = /^\/product\/(\d{1,9})\/?(?:[?#]|$)/.exec(address)?.[1];
  return id === undefined ? null : Number(id);
}
