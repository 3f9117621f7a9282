import { useMessages } from '@mall/app/messages';
import { Button } from '@mall/ui';
import { Link } from 'react-router-dom';
import { sharedCheckoutMessages } from '../../messages/zh-TW/sharedCheckout';
import { to } from '../../paths/paths';

const TEXTS = {
  first: 'Pay now',
  again: 'Pay again',
  other: 'Use another payment method',
} as const;

export interface RepayButtonProps {
  /** The order's `trans_order_id`. */
  readonly order: string;
  /**
   * The payment that it starts: the order's first one, another try of one that failed, or another one although the order
   * has payment instructions already; that one is quiet. @default 'first'
   */
  readonly kind?: keyof typeof TEXTS;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Links to the payment of an unpaid order, where the method is chosen. */
export function RepayButton({ order, kind = 'first', size = 'md' }: RepayButtonProps) {
  const t = useMessages(sharedCheckoutMessages);
  return (
    <Button asChild size={size} variant={kind === 'other' ? 'quiet' : 'primary'}>
      <Link to={to.repay(order)}>{t(TEXTS[kind])}</Link>
    </Button>
  );
}
