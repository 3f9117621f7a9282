import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Picture } from '../../kit/Picture/Picture';
import { Price } from '../../products/Price/Price';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';
import { usePostLabels } from '../../shop-labels/usePostLabels';

/** A product as a post shows it, with the API's field names. */
export interface PostProductRowProduct {
  p_id: number | string;
  name: string;
  index_img: string | null;
  /** The picture's main colour, e.g. `#c9a27e`: shown until the picture has loaded. */
  color?: string | undefined;
  /** Price to pay, NT$. */
  amount: number;
  /** Original price, NT$. */
  market_price?: number | null | undefined;
  sold_out?: boolean | undefined;
}

export interface PostProductRowProps {
  /** The recommended product. */
  product: PostProductRowProduct;
  /** URL of the product. */
  href: string;
  /** A button at the end, e.g. add to cart; hidden when the product is sold out. */
  action?: ReactNode;
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex: 0 0 min(86%, 300px);
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: color-mix(in srgb, ${color.sunken} 55%, ${color.surface});
  scroll-snap-align: start;
  &:only-child {
    flex: 1;
  }
`;

const Shot = styled.span`
  flex: none;
  width: 60px;
  overflow: hidden;
  border-radius: ${radius.sm};
  [data-sold-out] > & img {
    filter: saturate(0.35);
    opacity: 0.6;
  }
`;

const NameAndPrice = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

/** The link covers the whole row; the button lies above it. */
const Name = styled(BaseLink)`
  overflow: hidden;
  color: inherit;
  font-size: ${fontSize.sm};
  line-height: 1.45;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.md};
  }
  :root &:focus-visible {
    outline: none;
    box-shadow: none;
    &::after {
      outline: 3px solid ${color.focus};
      outline-offset: -3px;
    }
  }
`;

const Action = styled.span`
  position: relative;
  flex: none;
`;

const SoldOut = styled.span`
  flex: none;
  padding-inline: 8px;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

/**
 * A product that a post recommends, inside a `PostProducts`.
 *
 * @example
 * <PostProductRow product={product} href={`/product/${product.p_id}`} action={<IconButton label="加入購物車"><Plus /></IconButton>} />
 */
export function PostProductRow({ product, href, action }: PostProductRowProps) {
  const labels = usePostLabels();
  return (
    <Row data-sold-out={product.sold_out || undefined}>
      <Shot>
        <Picture src={product.index_img} alt="" sizes="60px" mainColor={product.color} />
      </Shot>
      <NameAndPrice>
        <Name href={href}>{product.name}</Name>
        <Price amount={product.amount} market_price={product.market_price} size="sm" />
      </NameAndPrice>
      {product.sold_out ? <SoldOut>{labels.soldOut}</SoldOut> : action && <Action>{action}</Action>}
    </Row>
  );
}
