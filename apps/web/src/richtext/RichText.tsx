import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { Prose } from './Prose';

/**
 * Elements allowed in the shop's rich text: paragraphs, lists, headings, links; nothing that can run scripts.
 */
const ALLOWED = {
  ALLOWED_TAGS: [
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
  ],
  ALLOWED_ATTR: ['href'],
};

/** Sanitises HTML from the server. The server sanitises it too, but neither relies on the other. */
export default function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, ALLOWED), [html]);
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
