import { color, fontSize, space } from '@mall/ui';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { styled } from 'styled-components';

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

const Prose = styled.div`
  max-width: 44em;
  & > * + * {
    margin-top: ${space[3]};
  }
  & ul,
  & ol {
    padding-left: 1.4em;
    list-style: revert;
  }
  & h2,
  & h3,
  & h4 {
    margin-top: ${space[5]};
    font-size: ${fontSize.lg};
  }
  & a {
    color: ${color.brand};
  }
  & th {
    padding: ${space[1]} ${space[4]} ${space[1]} 0;
    color: ${color.muted};
    font-weight: 500;
    text-align: start;
    white-space: nowrap;
    vertical-align: top;
  }
`;

/** Sanitises HTML from the server. The server sanitises it too, but neither relies on the other. */
export default function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, ALLOWED), [html]);
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
