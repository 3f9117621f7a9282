import DOMPurify from 'dompurify';

const TAGS = [
  ...['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'dl', 'dt', 'dd'],
  ...['table', 'tbody', 'tr', 'th', 'td', 'form', 'input', 'button'],
];
const ATTRIBUTES = ['href', 'action', 'method', 'type', 'name', 'value'];

/**
 * Sanitizes the HTML of another site: removes scripts and styles, and opens links in a new window. Keeps only forms
 * that post hidden fields to an allowed address.
 */
export function cleanHtml(html: string, formActions: readonly string[]): string {
  const purify = DOMPurify();
  const known = formActions.map((action) => new URL(action, location.origin).href);
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element instanceof HTMLAnchorElement) {
      element.target = '_blank';
      element.rel = 'noopener noreferrer';
      if (!/^https:$/.test(element.protocol)) element.removeAttribute('href');
    }
    if (element instanceof HTMLFormElement) {
      // `element.action` would return a form field of that name.
      const action = element.getAttribute('action') ?? '';
      if (!known.includes(URL.parse(action, location.origin)?.href ?? '')) element.remove();
      else element.method = 'post';
    }
    if (element instanceof HTMLInputElement && !(element.type === 'hidden' && element.form)) {
      element.remove();
    }
    if (element instanceof HTMLButtonElement) {
      if (element.form) element.type = 'submit';
      else element.remove();
    }
  });
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
