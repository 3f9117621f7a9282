import { html, Html } from '../../http/html/html';
import type { PageBatches, SitemapPage } from './sitemap-source';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Writes pages as a sitemap (https://www.sitemaps.org/protocol.html).
 *
 * @param origin the public origin of the shop.
 * @returns null when there are no pages: a sitemap has at least one.
 * @example
 * await writePages('https://mall.example', readPart(pages, 2, 50_000))
 */
export async function writePages(origin: string, pages: PageBatches): Promise<string | null> {
  let entries = '';
  // Batch by batch, so that other requests are answered in between.
  for await (const batch of pages)
    entries += batch.map((page) => entryOf(origin, page).markup).join('');
  if (entries === '') return null;
  return DECLARATION + html`<urlset xmlns="${NAMESPACE}">${new Html(entries)}</urlset>`.markup;
}

const entryOf = (origin: string, { path, changedAt }: SitemapPage): Html =>
  changedAt === undefined
    ? html`<url><loc>${origin + path}</loc></url>`
    : html`<url><loc>${origin + path}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`;

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
