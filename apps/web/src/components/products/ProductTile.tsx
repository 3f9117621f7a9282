import type { ProductSummary } from '@mall/sdk';
import { ProductCard } from '@mall/ui';
import { to } from '../../paths';
import { BasketButton } from './BasketButton';
import { useCollect } from './useCollect';

export interface ProductTileProps {
  readonly product: ProductSummary;
  /** Loads the picture eagerly: for products above the fold. @default false */
  readonly eager?: boolean;
  /** Heading element of the name, to fit the page's outline. @default 'h3' */
  readonly nameAs?: 'h2' | 'h3';
}

/** A product card with collect and add-to-cart buttons; one with variants opens its page instead. */
export function ProductTile({ product, eager = false, nameAs = 'h3' }: ProductTileProps) {
  const collect = useCollect(product);
  return (
    <ProductCard
      product={product}
      href={to.product(product.p_id)}
      eager={eager}
      nameAs={nameAs}
      stockNote={product.stock_notice ?? undefined}
      soldOut={product.sold_out}
      onCollect={collect}
      action={!product.sold_out && <BasketButton product={product} variant="solid" />}
    />
  );
}
