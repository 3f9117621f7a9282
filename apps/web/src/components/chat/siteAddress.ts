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

/** What a page of the site is about that a message can show. */
export interface LinkedPage {
  readonly kind: 'product' | 'article';
  readonly id: number;
}

/**
 * The product or the post whose page an address of the site is; null for any other.
 *
 * @example
 * linkedPage('/article/12') // { kind: 'article', id: 12 }
 */
export function linkedPage(address: string): LinkedPage | null {
  const [, kind, id] = /^\/(product|article)\/(\d{1,9})\/?(?:[?#]|$)/.exec(address) ?? [];
  return kind === 'product' || kind === 'article' ? { kind, id: Number(id) } : null;
}
