import { useMessages } from '@mall/app/messages';
import { useIsLayerOpen, type ListedProduct } from '@mall/hooks';
import { formatPrice, ProductCard, type ProductCardProps } from '@mall/ui';
import { useContext } from 'react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { to } from '../../paths/paths';
import { WithoutScripts } from '../LazyInView/WithoutScripts';
import { BasketButton } from './BasketButton';
import { useCollect } from './useCollect';

export interface ProductTileProps {
  readonly product: ListedProduct;
  /** Loads the picture eagerly: for products above the fold. @default false */
  readonly eager?: boolean;
  /** Heading element of the name, to fit the page's outline. @default 'h3' */
  readonly nameAs?: 'h2' | 'h3';
}

/**
 * A product card with collect and add-to-cart buttons; one with variants opens their sheet. Without scripts it has
 * no buttons.
 */
export function ProductTile(props: ProductTileProps) {
  return useContext(WithoutScripts) ? <Tile {...props} /> : <TileWithButtons {...props} />;
}

function TileWithButtons(props: ProductTileProps) {
  const { product } = props;
  return (
    <Tile
      {...props}
      onCollect={useCollect(product)}
      action={!product.sold_out && <BasketButton product={product} variant="solid" />}
    />
  );
}

function Tile({
  product,
  eager = false,
  nameAs = 'h3',
  ...buttons
}: ProductTileProps & Pick<ProductCardProps, 'onCollect' | 'action'>) {
  const t = useMessages(sharedProductMessages);
  const { price_drop = 0, back_in_stock = false, matched_elsewhere = [] } = product;
  const isOpen = useIsLayerOpen(product.layer);
  const beyond = matched_elsewhere.join(' ');
  return (
    <ProductCard
      product={product}
      href={to.product(product.p_id)}
      eager={eager}
      nameAs={nameAs}
      stockNote={isOpen ? (product.stock_notice ?? undefined) : t('Not for sale now')}
      highlight={
        price_drop > 0
          ? t('{0} cheaper', formatPrice(price_drop))
          : back_in_stock
            ? t('Back in stock')
            : undefined
      }
      reason={beyond ? t('Related to “{0}”', beyond) : undefined}
      soldOut={product.sold_out}
      {...buttons}
    />
  );
}
