/** Allowed elements in the shop's rich text: paragraphs, lists, headings, links; none that can run scripts. */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'a',
  'dl',
  'dt',
  'dd',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
];

/** Allowed attributes; only links have one. */
export const ALLOWED_ATTRIBUTES = ['href'];
