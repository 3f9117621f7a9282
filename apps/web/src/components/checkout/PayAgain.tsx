import { useMessages } from '@mall/app/messages';
import type { OrderDetail } from '@mall/sdk';
import { Button } from '@mall/ui';
import { sharedCheckoutMessages } from '../../messages/zh-TW/sharedCheckout';
import { RepayButton } from './RepayButton';
import { repeatableMethod, usePayAgain } from './usePayAgain';

/**
 * Pays an order whose payment failed again, in one tap with the same method; another one is chosen beside it. Without
 * a method to repeat it links to the choice.
 */
export function PayAgain({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(sharedCheckoutMessages);
  const { trans_order_id: id } = order;
  const { payAgain, isPending } = usePayAgain(id);
  const method = repeatableMethod(order);
  if (method === null) return <RepayButton order={id} kind="again" />;
  return (
    <>
      <Button loading={isPending} onClick={() => payAgain(method)}>
        {t('Pay again')}
      </Button>
      <RepayButton order={id} kind="other" />
    </>
  );
}
