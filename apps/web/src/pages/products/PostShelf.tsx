import type { ArticleSummary, ProductSummary } from '@mall/sdk';
import { color, Heading, Link, media, radius, space } from '@mall/ui';
import { styled } from 'styled-components';
import { PostShelfTile } from '../../components/articles/PostShelfTile';
import { ProductTile } from '../../components/products/ProductTile';
import { Shelf, ShelfCell, ShelfHead } from '../../components/products/ProductShelf.styles';
import { useMessages } from '../../messages/useMessages';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';

const Panel = styled.section`
  --gutter: ${space[4]};
  display: grid;
  grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.sunken};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: -${space[3]};
  }
`;

const Goods = styled(Shelf)`
  grid-auto-columns: min(44vw, 220px);
`;

export interface PostShelfProps {
  readonly title: string;
  readonly href: string;
  readonly article: ArticleSummary;
  /** What the post recommends. */
  readonly products: readonly ProductSummary[];
}

/** A neighbour's post with the goods that it recommends beside it. */
export function PostShelf({ title, href, article, products }: PostShelfProps) {
  const t = useMessages(sharedProductMessages);
  return (
    <Panel aria-label={title}>
      <ShelfHead>
        <Heading level={2}>{title}</Heading>
        <Link href={href} tone="quiet" aria-label={`${t('See all')} ${title}`}>
          {t('See all')}
        </Link>
      </ShelfHead>
      <PostShelfTile article={article} />
      <Goods role="list" tabIndex={-1}>
        {products.map((product) => (
          <ShelfCell key={product.p_id}>
            <ProductTile product={product} />
          </ShelfCell>
        ))}
      </Goods>
    </Panel>
  );
}
