import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { LayerBadge, type Layer } from '../../cart/LayerBadge/LayerBadge';
import { useShopLabels } from '../../content/ShopLabels';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Picture } from '../../kit/Picture/Picture';
import { Price } from '../Price/Price';
import { Collect, Details, Foot, Name, Note, Sheet, Top } from './ProductCard.styles';

/** The fields of a product that a card needs, with the API's field names. Spec §3. */
export interface ProductCardProduct {
  p_id: number | string;
  name: string;
  index_img: string | null;
  /** Price to pay, NT$. */
  amount: number;
  /** Original price, NT$. */
  market_price?: number | null | undefined;
  /** Whether the shopper has collected the product. */
  is_collect?: boolean | undefined;
  layer?: Layer | undefined;
}

export interface ProductCardProps {
  product: ProductCardProduct;
  /** URL of the product. */
  href: string;
  /** Called with the new state: `true` to collect. Without it there is no collect button. */
  onCollect?: ((collect: boolean) => void) | undefined;
  /** A note on stock, e.g. 缺貨中 or 快沒庫存了. */
  stockNote?: string | undefined;
  /**
   * Fades the picture.
   * @default false
   */
  soldOut?: boolean | undefined;
  /** A button beside the price, e.g. an `IconButton` that adds the product to the cart. */
  action?: ReactNode;
  /**
   * Loads the picture eagerly: for cards above the fold.
   * @default false
   */
  eager?: boolean | undefined;
  /** Rendered width of the picture, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /**
   * Heading element of the name, to fit the page's outline.
   * @default 'h3'
   */
  nameAs?: 'h2' | 'h3' | 'p' | undefined;
}

/**
 * A product in a list. The link covers the whole card; the collect button and `action` are separate buttons.
 *
 * @example
 * <ProductCard product={product} href={`/product/${product.p_id}`} onCollect={collect} />
 */
export function ProductCard({
  product,
  href,
  onCollect,
  stockNote,
  soldOut = false,
  action,
  eager,
  sizes = '(max-width: 767px) 50vw, (max-width: 1199px) 33vw, 280px',
  nameAs = 'h3',
}: ProductCardProps) {
  const labels = useShopLabels();
  const collected = product.is_collect ?? false;
  return (
    <Sheet>
      <Top data-sold-out={soldOut || undefined}>
        <Picture src={product.index_img} alt="" eager={eager} sizes={sizes} />
        {stockNote && <Note data-sold-out={soldOut || undefined}>{stockNote}</Note>}
      </Top>
      <Details>
        {product.layer && <LayerBadge layer={product.layer} />}
        <Name as={nameAs}>
          <BaseLink href={href}>{product.name}</BaseLink>
        </Name>
        <Foot>
          <Price amount={product.amount} market_price={product.market_price} />
          {action}
        </Foot>
      </Details>
      {onCollect && (
        <Collect
          variant="floating"
          label={labels.collect(product.name)}
          aria-pressed={collected}
          onClick={() => onCollect(!collected)}
        >
          <Heart />
        </Collect>
      )}
    </Sheet>
  );
}
