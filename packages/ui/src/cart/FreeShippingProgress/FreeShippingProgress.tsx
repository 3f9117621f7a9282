import { Truck } from 'lucide-react';
import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { Progress } from '../../kit/Progress/Progress';
import { formatPrice } from '../../products/Price/formatPrice';
import { color } from '../../tokens/color';

export interface FreeShippingProgressProps {
  /** Total of the products in this layer, NT$. */
  amount: number;
  /** Free-shipping threshold, NT$. */
  threshold: number;
}

const Sentence = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 600;
  & svg {
    width: 18px;
    height: 18px;
  }
  &[data-reached] {
    color: ${color.fresh};
  }
`;

/**
 * The amount missing for free shipping of one layer; changes are announced to screen readers.
 *
 * @example
 * <FreeShippingProgress amount={680} threshold={1000} />
 */
export function FreeShippingProgress({ amount, threshold }: FreeShippingProgressProps) {
  const labels = useShopLabels();
  const reached = amount >= threshold;
  return (
    <Progress
      tone={reached ? 'fresh' : 'brand'}
      value={amount}
      max={threshold}
      label={
        <Sentence role="status" data-reached={reached || undefined}>
          <Truck aria-hidden />
          {/* As the only child of an element, a text changes also after a page translator replaced it. */}
          <span>
            {reached
              ? labels.freeShippingReached
              : labels.freeShippingLeft(formatPrice(threshold - amount))}
          </span>
        </Sentence>
      }
    />
  );
}
