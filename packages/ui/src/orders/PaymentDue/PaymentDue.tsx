import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatPrice } from '../../products/Price/formatPrice';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';
import { useOrderLabels } from '../../shop-labels/useOrderLabels';

export interface PaymentDueProps {
  /** The payment method's name, such as ATM 虛擬帳號. */
  name: string;
  /** Amount to pay, NT$. */
  amount: number;
  /** The deadline, formatted; omitted when there is none. */
  until?: ReactNode;
  /** The time left, formatted. */
  timeLeft?: ReactNode;
}

const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  padding: 10px 14px;
  border-radius: ${radius.sm};
  background: ${color.warningSoft};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  & dt {
    color: ${color.muted};
  }
  & dd {
    font-weight: 600;
  }
  & small {
    color: ${color.warning};
    font-size: inherit;
    font-weight: 400;
  }
`;

/**
 * The short form of a payment slip, for a list: payment method, amount and deadline.
 *
 * @example
 * <PaymentDue name="ATM 虛擬帳號" amount={1480} until="11/27（五）23:59" />
 */
export function PaymentDue({ name, amount, until, timeLeft }: PaymentDueProps) {
  const labels = useOrderLabels();
  return (
    <Line>
      <div>
        <dt>{name}</dt>
        <dd>{formatPrice(amount)}</dd>
      </div>
      {until && (
        <div>
          <dt>{labels.payBy}</dt>
          <dd>
            {until} <small>{timeLeft}</small>
          </dd>
        </div>
      )}
    </Line>
  );
}
