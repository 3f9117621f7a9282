import { useRepay } from '@mall/hooks';
import { Button } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { useToasts } from '../../overlays/useToasts';
import { sharedCheckoutMessages } from '../../messages/zh-TW/sharedCheckout';
import { useNextStep } from './useNextStep';

export interface RepayButtonProps {
  /** The order's `trans_order_id`. */
  readonly order: string;
  /** Whether an earlier payment is known to have failed. @default false */
  readonly failed?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Starts a new card payment for an unpaid order. */
export function RepayButton({ order, failed = false, size = 'md' }: RepayButtonProps) {
  const t = useMessages(sharedCheckoutMessages);
  const { fail } = useToasts();
  const goOn = useNextStep();
  const { mutate, isPending } = useRepay(order);
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
