import { LinkedText, linkParts } from '@mall/ui';
import { styled } from 'styled-components';
import { ArticlePreview } from './ArticlePreview';
import { ProductPreview } from '../links/ProductPreview';
import { linkedPage, siteAddress } from '../links/siteAddress';

const Shelf = styled.div`
  width: min(300px, 64vw);
  margin-top: 6px;
  white-space: normal;
`;

/** The text of a message, with a preview of the first linked product or post. */
export function LinkedMessage({ text }: { readonly text: string }) {
  const page = linkParts(text)
    .map(({ href }) => (href ? linkedPage(siteAddress(href) ?? '') : null))
    .find((found) => found !== null);
  return (
    <>
      <LinkedText localHref={siteAddress}>{text}</LinkedText>
      {page?.kind === 'product' && (
        <Shelf>
          <ProductPreview id={page.id} />
        </Shelf>
      )}
      {page?.kind === 'article' && <ArticlePreview id={page.id} />}
    </>
  );
}
