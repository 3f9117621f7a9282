import { usePayAgain } from '@mall/hooks';
import { Button } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { useToasts } from '../../overlays/useToasts';
import { checkoutMessages } from './messages';
import { submitToGateway } from './submitToGateway';

/** Starts a new payment by card for an order that is not paid yet. */
export function PayAgainButton({
  order,
  size = 'md',
}: {
  readonly order: string;
  readonly size?: 'sm' | 'md' | 'lg';
}) {
  const t = useMessages(checkoutMessages);
  const { fail } = useToasts();
  const { mutate, isPending } = usePayAgain(order);
  return (
    <Button
      size={size}
      loading={isPending}
      onClick={() =>
        mutate(
          { payment: { method: 'credit' } },
          { onSuccess: ({ next }) => submitToGateway(next), onError: fail },
        )
      }
    >
      {t('Pay again')}
    </Button>
  );
}
