import { html, Html } from '../../http/html/html';
import { jsonLdTags, shopLd } from './json-ld';
import type { LinkPreview } from './link-preview';

/** The part of `index.html` between these two comments is replaced by a page's own preview. */
const PLACE = /<!-- preview -->[^]*<!-- \/preview -->/;

/** The shop's square logo, one of the site's own files. */
const SIGN = '/icons/icon-512.png';

/** The address of a page. */
export interface PreviewPlace {
  /** The public origin of the shop: `https://mall.example`. */
  readonly origin: string;
  /** `/article/7` */
  readonly path: string;
  readonly shop: string;
}

/**
 * Writes a preview into the site's page.
 *
 * @param page the built `index.html`.
 */
export const writePreview = (page: string, preview: LinkPreview, place: PreviewPlace): string =>
  // A function, because the text may contain `$&`, which is special in a replacement string.
  page.replace(PLACE, () => previewTags(preview, place).markup);

/** The title and address of a page without a preview. */
export interface PlainPlace {
  readonly origin: string;
  /** `/wall`; null: nothing is there that a search engine may list. */
  readonly path: string | null;
  /** As the renderer wrote it; null: the shop's name. */
  readonly title: string | null;
}

/**
 * Writes the shop's own name and description into a page that has no preview. Without a configured
 * description the page's own stays. Pages that are not listed get a robots tag, so restricted and
 * missing pages look the same.
 *
 * @param page the built `index.html`, or what {@link writePreview} made of it.
 */
export function writeShop(
  page: string,
  shop: { readonly store_name: string; readonly web_desc: string; readonly email: string },
  { origin, path, title }: PlainPlace,
): string {
  return page.replace(PLACE, (usual) => {
    const described = /<meta\s+name="description"\s+content="([^"]*)"/.exec(usual)?.[1] ?? '';
    const description = shop.web_desc === '' ? new Html(described) : shop.web_desc;
    const called = title ?? shop.store_name;
    const address =
      path === null
        ? [html`<meta name="robots" content="noindex" />`]
        : [
            html`<meta property="og:url" content="${origin + path}" />
              <link rel="canonical" href="${origin + path}" />`,
          ];
    const about =
      path === '/' ? shopLd(origin, { name: shop.store_name, email: shop.email, logo: SIGN }) : [];
    return html`<title>${called}</title>
      <meta name="description" content="${description}" />
      <meta name="twitter:card" content="summary" />
      <meta property="og:site_name" content="${shop.store_name}" />
      <meta property="og:locale" content="zh_TW" />
      <meta property="og:title" content="${called}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:type" content="website" />
      <meta property="og:image" content="${origin + SIGN}" />
      ${address} ${jsonLdTags(about)}`.markup;
  });
}

function previewTags(preview: LinkPreview, { origin, path, shop }: PreviewPlace): Html {
  const { kind, title, description, picture, amount, jsonLd } = preview;
  const properties: [string, string][] = [
    ['og:site_name', shop],
    ['og:locale', 'zh_TW'],
    ['og:type', kind === 'store' ? 'website' : kind],
    ['og:url', origin + path],
    ['og:title', title],
    ['og:description', description],
  ];
  if (picture !== null) properties.push(['og:image', origin + picture]);
  if (amount !== undefined) {
    properties.push(['product:price:amount', String(amount)], ['product:price:currency', 'TWD']);
  }
  return html`<title>${title}｜${shop}</title>
    <meta name="description" content="${description}" />
    <meta name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}" />
    <link rel="canonical" href="${origin + path}" />
    ${properties.map(
      ([property, content]) => html`<meta property="${property}" content="${content}" />`,
    )}
    ${jsonLdTags(jsonLd(origin))}`;
}
