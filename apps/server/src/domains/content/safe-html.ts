import sanitize from 'sanitize-html';

/** What a text of the shop is made of: structure and words, and nothing that runs or looks elsewhere. */
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
  // Our own pictures alone: another site's would tell that site who reads.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener' }) },
};

/** As many texts as a shop has, and then some. */
const KEPT = 200;
const kept = new Map<string, string>();

/**
 * A text of the shop as HTML that can do no harm, whoever typed it: without scripts, styles, frames,
 * forms, and links that run. The same text is cleaned once.
 *
 * @example
 * safeHtml('<p onclick="x()">好</p><script>…</script>'); // '<p>好</p>'
 */
export function safeHtml(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitize(html, OPTIONS);
  if (kept.size >= KEPT) kept.clear();
  kept.set(html, clean);
  return clean;
}
