import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { formatPrice } from '../../products/Price/formatPrice';
import { Price } from '../../products/Price/Price';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';

/** One row of the breakdown. */
export interface OrderTotalsRow {
  label: ReactNode;
  /** NT$; negative for a discount. */
  amount: number;
  /** Text shown instead of the amount, e.g. 免運. */
  text?: string | undefined;
  /** The source, e.g. a coupon's name. */
  note?: ReactNode;
}

export interface OrderTotalsProps {
  /** The lines of the breakdown, in order. */
  rows: readonly OrderTotalsRow[];
  /** Total to pay, NT$. */
  total: number;
  /**
   * Label of the total.
   * @default '應付金額'
   */
  totalLabel?: ReactNode;
  /** A line below the total, e.g. points to be earned. */
  footnote?: ReactNode;
}

const List = styled.dl`
  display: grid;
  gap: 10px;
`;

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-saving] dd {
    color: ${color.fresh};
    font-weight: 600;
  }
`;

const Note = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Total = styled(Row)`
  margin-top: 6px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  font-weight: 700;
`;

/**
 * The total of an order with its breakdown. A change of the total is announced to screen readers.
 *
 * @example
 * <OrderTotals rows={[{ label: '商品小計', amount: 1280 }, { label: '優惠券', amount: -100 }]} total={1180} />
 */
export function OrderTotals({ rows, total, totalLabel, footnote }: OrderTotalsProps) {
  const labels = useShopLabels();
  return (
    <div>
      <List>
        {rows.map(({ label, amount, text, note }, place) => (
          <Row key={place} data-saving={amount < 0 || undefined}>
            <dt>
              {label}
              {note && <Note>{note}</Note>}
            </dt>
            <dd>{text ?? <LeftToRight>{formatPrice(amount)}</LeftToRight>}</dd>
          </Row>
        ))}
        <Total>
          <dt>{totalLabel ?? labels.total}</dt>
          <dd aria-live="polite">
            <Price amount={total} size="lg" />
          </dd>
        </Total>
      </List>
      {footnote && <Note>{footnote}</Note>}
    </div>
  );
}
