import { Barcode, CalendarClock, CreditCard, Landmark, Store, Wallet } from 'lucide-react';
import type { PaymentMethodName } from '@mall/contract';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';

export interface PaymentIconProps {
  /** The payment method. */
  readonly method: PaymentMethodName;
}

const icons = {
  credit: CreditCard,
  installments: CalendarClock,
  atm: Landmark,
  cvs: Store,
  barcode: Barcode,
  transfer: Wallet,
} as const satisfies Record<PaymentMethodName, unknown>;

const Frame = styled.span`
  display: inline-grid;
  margin-inline-end: 8px;
  color: ${color.muted};
  vertical-align: -5px;
  & svg {
    width: 22px;
    height: 22px;
  }
`;

/**
 * The icon of a payment method, before its name.
 *
 * @example
 * <PaymentIcon method="atm" /> ATM 虛擬帳號
 */
export function PaymentIcon({ method }: PaymentIconProps) {
  const Icon = icons[method];
  return (
    <Frame aria-hidden>
      <Icon />
    </Frame>
  );
}
