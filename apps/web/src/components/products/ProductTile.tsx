import type { ProductSummary } from '@mall/sdk';
import { ProductCard } from '@mall/ui';
import { to } from '../../paths';
import { BasketButton } from './BasketButton';
import { useCollect } from './useCollect';

/** Props of {@link ProductTile}. */
export interface ProductTileProps {
  readonly product: ProductSummary;
  /** Loads the picture at once: for what is seen first. @default false */
  readonly eager?: boolean;
  /** Element of the name, for the page's outline. @default 'h3' */
  readonly nameAs?: 'h2' | 'h3';
}

/** A product's card with its heart and its basket; a product with variants is opened instead. */
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
