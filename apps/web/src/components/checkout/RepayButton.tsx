import { useMessages } from '@mall/app/messages';
import { Button } from '@mall/ui';
import { Link } from 'react-router-dom';
import { sharedCheckoutMessages } from '../../messages/zh-TW/sharedCheckout';
import { to } from '../../paths/paths';

export interface RepayButtonProps {
  /** The order's `trans_order_id`. */
  readonly order: string;
  /** Whether an earlier payment is known to have failed. @default false */
  readonly failed?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Links to the payment of an unpaid order, where the method is chosen. */
export function RepayButton({ order, failed = false, size = 'md' }: RepayButtonProps) {
  const t = useMessages(sharedCheckoutMessages);
  return (
    <Button asChild size={size}>
      <Link to={to.repay(order)}>{failed ? t('Pay again') : t('Go and pay')}</Link>
    </Button>
  );
}
