import type { ArticleSummary, ProductSummary } from '@mall/sdk';
import { color, media, radius, space } from '@mall/ui';
import { styled } from 'styled-components';
import { PostShelfTile } from '../../components/articles/PostShelfTile';
import { ProductTile } from '../../components/products/ProductTile';
import { Shelf, ShelfCell } from '../../components/products/ProductShelf.styles';
import { ShelfHead } from '../../components/products/ShelfHead';

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
    margin-inline: calc(-1 * ${space[3]});
  }
`;

const Products = styled(Shelf)`
  grid-auto-columns: min(44vw, 220px);
  /* A few products share the width; more of them scroll. */
  @media (min-width: 1024px) {
    grid-auto-columns: minmax(220px, 1fr);
  }
`;

export interface PostShelfProps {
  readonly title: string;
  readonly href: string;
  readonly article: ArticleSummary;
  /** The post's recommendations. */
  readonly products: readonly ProductSummary[];
}

/** A member's post beside the products that it recommends. */
export function PostShelf({ title, href, article, products }: PostShelfProps) {
  return (
    <Panel aria-label={title}>
      <ShelfHead title={title} href={href} />
      <PostShelfTile article={article} />
      <Products role="list" tabIndex={-1}>
        {products.map((product) => (
          <ShelfCell key={product.p_id}>
            <ProductTile product={product} />
          </ShelfCell>
        ))}
      </Products>
    </Panel>
  );
}
