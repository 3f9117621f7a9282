import { html } from '../../http/html/html';
import type { SitemapPage } from './sitemap-source';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Writes pages as a sitemap (https://www.sitemaps.org/protocol.html).
 *
 * @param origin the public origin of the shop.
 * @example
 * writePages('https://mall.example', [{ path: '/product/7' }])
 */
export function writePages(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changedAt }) =>
    changedAt === undefined
      ? html`<url><loc>${origin + path}</loc></url>`
      : html`<url><loc>${origin + path}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  );
  return DECLARATION + html`<urlset xmlns="${NAMESPACE}">${entries}</urlset>`.markup;
}

/**
 * Writes the list of a sitemap's parts.
 *
 * @example
 * writeIndex('https://mall.example', [1, 2]) // lists https://mall.example/sitemap-1.xml and …-2.xml
 */
export function writeIndex(origin: string, parts: readonly number[]): string {
  const entries = parts.map(
    (part) => html`<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>`,
  );
  return DECLARATION + html`<sitemapindex xmlns="${NAMESPACE}">${entries}</sitemapindex>`.markup;
}
