import { useMessages } from '@mall/app/messages';
import { unmatchedTerms } from '@mall/contract/search-terms';
import type { ListedProduct } from '@mall/hooks';
import { formatPrice, ProductCard } from '@mall/ui';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { to } from '../../paths/paths';
import { BasketButton } from './BasketButton';
import { useCollect } from './useCollect';

export interface ProductTileProps {
  readonly product: ListedProduct;
  /** Loads the picture eagerly: for products above the fold. @default false */
  readonly eager?: boolean;
  /** The search keyword: the card shows where it matched, unless the name does. */
  readonly searched?: string | undefined;
  /** Heading element of the name, to fit the page's outline. @default 'h3' */
  readonly nameAs?: 'h2' | 'h3';
}

/** A product card with collect and add-to-cart buttons; one with variants opens its page instead. */
export function ProductTile({
  product,
  eager = false,
  searched = '',
  nameAs = 'h3',
}: ProductTileProps) {
  const t = useMessages(sharedProductMessages);
  const collect = useCollect(product);
  const beyond = unmatchedTerms(product.name, searched).join(' ');
  const { price_drop = 0, back_in_stock = false } = product;
  return (
    <ProductCard
      product={product}
      href={to.product(product.p_id)}
      eager={eager}
      nameAs={nameAs}
      stockNote={product.stock_notice ?? undefined}
      highlight={
        price_drop > 0
          ? t('{0} cheaper', formatPrice(price_drop))
          : back_in_stock
            ? t('Back in stock')
            : undefined
      }
      reason={beyond ? t('Has to do with “{0}”', beyond) : undefined}
      soldOut={product.sold_out}
      onCollect={collect}
      action={!product.sold_out && <BasketButton product={product} variant="solid" />}
    />
  );
}
