import sanitize from 'sanitize-html';

/** The allowed HTML of the shop's texts: structure and text, no scripts and no external resources. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Only our own pictures: one from another site would reveal to that site who reads the page.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener' }) },
};

/** The cache size; more texts than a shop has. */
const CACHE_SIZE = 200;
const cache = new Map<string, string>();

/**
 * Sanitizes a text of the shop: removes scripts, styles, frames, forms, and script links. The result is
 * cached.
 *
 * @example
 * safeHtml('<p onclick="x()">好</p><script>…</script>'); // '<p>好</p>'
 */
export function safeHtml(html: string): string {
  const known = cache.get(html);
  if (known !== undefined) return known;
  const clean = sanitize(html, OPTIONS);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(html, clean);
  return clean;
}
