import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { formatPrice } from '../../products/Price/formatPrice';
import { color } from '../../tokens/color';
import { fontSize, radius, space } from '../../tokens/scale';
import { VanDrawing } from './VanDrawing';

export interface DeliveryVanProps {
  /** Total of the products in this layer, NT$. */
  amount: number;
  /** Free-shipping threshold, NT$; null: this delivery is never free. */
  threshold: number | null;
  /** When it leaves and arrives. */
  days?: ReactNode;
  /** Until when it can be ordered, smaller than the days. */
  deadline?: ReactNode;
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  font-variant-numeric: tabular-nums;
`;

const Lines = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  font-size: ${fontSize.sm};
  color: ${color.muted};
  & > [data-goal] {
    color: ${color.text};
    font-weight: 600;
  }
  & > [data-goal='reached'] {
    color: ${color.fresh};
  }
  & > [data-days] {
    color: ${color.text};
  }
`;

/**
 * The delivery of one layer as a van, which fills up to free shipping: the amount that is missing, when it leaves, and
 * until when it can be ordered. A screen reader announces changes of the amount.
 *
 * @example
 * <DeliveryVan amount={680} threshold={1000} days="11/30（一）發車，12/1（二）到貨" />
 */
export function DeliveryVan({ amount, threshold, days, deadline }: DeliveryVanProps) {
  const labels = useShopLabels();
  const goal = useId();
  const reached = threshold !== null && amount >= threshold;
  const load = threshold === null ? 0 : Math.min(amount / Math.max(threshold, 1), 1);
  const drawing = <VanDrawing width={72} load={load} tone={reached ? 'fresh' : 'brand'} />;
  return (
    <Box>
      {threshold === null ? (
        drawing
      ) : (
        <div
          role="progressbar"
          aria-labelledby={goal}
          aria-valuemin={0}
          aria-valuemax={threshold}
          aria-valuenow={Math.min(amount, threshold)}
        >
          {drawing}
        </div>
      )}
      <Lines>
        {threshold !== null && (
          <span role="status" id={goal} data-goal={reached ? 'reached' : 'missing'}>
            {/* As the only child of an element, a text changes also after a page translator replaced it. */}
            <span>
              {reached
                ? labels.freeShippingReached
                : labels.freeShippingLeft(formatPrice(threshold - amount))}
            </span>
          </span>
        )}
        {days && <span data-days>{days}</span>}
        {deadline && <span>{deadline}</span>}
      </Lines>
    </Box>
  );
}
