import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { formatPrice, groupThousands } from './formatPrice';

export interface PriceProps {
  /** Price to pay, in whole NT$. Negative for a discount. */
  amount: number;
  /** Original price, struck through when it is higher. */
  market_price?: number | null | undefined;
  /**
   * The size of the price.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.4em;
  font-variant-numeric: tabular-nums lining-nums;
  font-size: ${fontSize.lg};
  line-height: 1.3;
  white-space: nowrap;
  &[data-size='sm'] {
    font-size: ${fontSize.md};
  }
  &[data-size='lg'] {
    font-size: ${fontSize.xxl};
  }
`;

const Now = styled.strong`
  font-weight: 700;
  letter-spacing: -0.01em;
  &[data-sale] {
    color: ${color.brand};
  }
`;

const Currency = styled.span`
  margin-right: 0.12em;
  font-size: 0.72em;
  font-weight: 600;
`;

const Before = styled.s`
  color: ${color.muted};
  font-size: max(0.72em, ${fontSize.xs});
  text-decoration-color: color-mix(in srgb, currentColor 60%, transparent);
`;

/**
 * A price: NT$ with thousands separators and tabular figures.
 *
 * @example
 * <Price amount={1280} market_price={1580} />
 */
export function Price({ amount, market_price, size = 'md' }: PriceProps) {
  const labels = useShopLabels();
  const before = market_price != null && market_price > amount ? market_price : undefined;
  const sum = (
    <span translate="no">
      <Currency>NT$</Currency>
      {groupThousands(amount)}
    </span>
  );
  return (
    <Line data-size={size}>
      <Now data-sale={before === undefined ? undefined : true}>
        {before !== undefined && <VisuallyHidden>{labels.salePrice} </VisuallyHidden>}
        {Math.round(amount) < 0 ? <LeftToRight>-{sum}</LeftToRight> : sum}
      </Now>
      {before !== undefined && (
        <Before>
          <VisuallyHidden>{labels.marketPrice} </VisuallyHidden>
          <span translate="no">{formatPrice(before)}</span>
        </Before>
      )}
    </Line>
  );
}
