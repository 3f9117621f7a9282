import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { LayerBadge, type Layer } from '../LayerBadge/LayerBadge';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Picture } from '../../kit/Picture/Picture';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { groupThousands } from '../Price/formatPrice';
import { monthAndDay } from '../Price/monthAndDay';
import { percentOff } from '../Price/percentOff';
import { Price } from '../Price/Price';
import {
  Collect,
  Details,
  Facts,
  Foot,
  Name,
  Highlight,
  Note,
  Off,
  Reason,
  Sheet,
  Top,
  Until,
} from './ProductCard.styles';

/** Longest name, in characters, that fits on two lines without breaking between any two of them. */
const SHORT_NAME = 24;

/** The fields of a product that a card needs, with the API's field names. */
export interface ProductCardProduct {
  p_id: number | string;
  name: string;
  index_img: string | null;
  /** The picture's main colour, e.g. `#c9a27e`: shown until it has loaded. */
  color?: string | undefined;
  /** Price to pay, NT$. */
  amount: number;
  /** Original price, NT$. */
  market_price?: number | null | undefined;
  /** The last day of a reduction, `YYYY-MM-DD`. */
  sale_ends_on?: string | null | undefined;
  /** Whether the shopper has collected the product. */
  is_collect?: boolean | undefined;
  /**
   * Shown as a badge for refrigerated and frozen products; room temperature is the default and has
   * none.
   */
  layer?: Layer | undefined;
  /** Number of units sold. */
  sold_count?: number | undefined;
}

export interface ProductCardProps {
  /** The product. */
  product: ProductCardProduct;
  /** URL of the product. */
  href: string;
  /** Called with the new state: `true` to collect. Without it there is no collect button. */
  onCollect?: ((collect: boolean) => void) | undefined;
  /** A note on stock, e.g. 缺貨中 or 快沒庫存了. */
  stockNote?: string | undefined;
  /** A recent change, e.g. 降價 NT$20. */
  highlight?: string | undefined;
  /** Why it is in the list when its name does not say so, e.g. 與「吐司」有關. */
  reason?: string | undefined;
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
  highlight,
  reason,
  soldOut = false,
  action,
  eager,
  sizes = '(max-width: 599px) 45vw, (max-width: 1023px) 31vw, 280px',
  nameAs = 'h3',
}: ProductCardProps) {
  const labels = useShopLabels();
  const collected = product.is_collect ?? false;
  const { amount, market_price, sale_ends_on, layer, sold_count = 0 } = product;
  const percent = percentOff(amount, market_price);
  return (
    <Sheet>
      <Top data-sold-out={soldOut || undefined}>
        <Picture
          src={product.index_img}
          alt=""
          eager={eager}
          sizes={sizes}
          mainColor={product.color}
        />
        {percent > 0 && (
          <Off>
            <LeftToRight aria-hidden>−{percent}%</LeftToRight>
            <VisuallyHidden>{labels.percentOff(percent)}</VisuallyHidden>
            {sale_ends_on && <Until>{labels.until(monthAndDay(sale_ends_on))}</Until>}
          </Off>
        )}
        {stockNote && <Note data-sold-out={soldOut || undefined}>{stockNote}</Note>}
      </Top>
      <Details>
        <Name as={nameAs} data-long={[...product.name].length > SHORT_NAME || undefined}>
          <BaseLink href={href}>{product.name}</BaseLink>
        </Name>
        <Facts>
          {layer !== undefined && layer !== 1 && <LayerBadge layer={layer} />}
          {highlight && <Highlight>{highlight}</Highlight>}
          {reason && <Reason>{reason}</Reason>}
          {sold_count > 0 && !highlight && !reason && (
            <span>{labels.soldCount(groupThousands(sold_count))}</span>
          )}
        </Facts>
        <Foot>
          <Price amount={amount} market_price={market_price} />
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
