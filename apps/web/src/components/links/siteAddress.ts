/**
 * Returns path, query and hash of a URL of this site; null for another site's.
 *
 * @example
 * siteAddress('https://mall.example/product/1001') // '/product/1001', on mall.example
 */
export function siteAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { origin, pathname, search, hash } = new URL(href);
  return origin === location.origin ? pathname + search + hash : null;
}

/** A page that a message can preview. */
export interface LinkedPage {
  readonly kind: 'product' | 'article';
  readonly id: number;
}

/**
 * Returns the product or the post of a page's address; null for any other page.
 *
 * @example
 * linkedPage('/article/12') // { kind: 'article', id: 12 }
 */
export function linkedPage(address: string): LinkedPage | null {
  const [, kind, id] = /^\/(product|article)\/(\d{1,9})\/?(?:[?#]|$)/.exec(address) ?? [];
  return kind === 'product' || kind === 'article' ? { kind, id: Number(id) } : null;
}
