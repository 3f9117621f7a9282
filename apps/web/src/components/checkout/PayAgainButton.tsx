import { usePayAgain } from '@mall/hooks';
import { Button } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { useToasts } from '../../overlays/useToasts';
import { sharedCheckoutMessages } from '../../messages/zh-TW/sharedCheckout';
import { useNextStep } from './useNextStep';

/** Props of {@link PayAgainButton}. */
export interface PayAgainButtonProps {
  /** The order's `trans_order_id`. */
  readonly order: string;
  /** Whether an earlier payment is known to have failed. @default false */
  readonly failed?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Starts a new payment by card for an order that is not paid yet. */
export function PayAgainButton({ order, failed = false, size = 'md' }: PayAgainButtonProps) {
  const t = useMessages(sharedCheckoutMessages);
  const { fail } = useToasts();
  const goOn = useNextStep();
  const { mutate, isPending } = usePayAgain(order);
  return (
    <Button
      size={size}
      loading={isPending}
      onClick={() => mutate({ payment: { method: 'credit' } }, { onSuccess: goOn, onError: fail })}
    >
      {failed ? t('Pay again') : t('Go and pay')}
    </Button>
  );
}
