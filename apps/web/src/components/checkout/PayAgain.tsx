import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useRepay } from '@mall/hooks';
import type { OrderDetail } from '@mall/sdk';
import { Button } from '@mall/ui';
import { useNavigate } from 'react-router-dom';
import { sharedCheckoutMessages } from '../../messages/zh-TW/sharedCheckout';
import { to } from '../../paths/paths';
import { RepayButton } from './RepayButton';
import { useNextStep } from './useNextStep';

/**
 * Pays an order whose payment failed again, in one tap with the same method; another one is chosen beside it. Without
 * a method to repeat, such as installments of an unknown number, it links to the choice.
 */
export function PayAgain({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(sharedCheckoutMessages);
  const navigate = useNavigate();
  const openNextStep = useNextStep();
  const { fail } = useToasts();
  const { trans_order_id: id } = order;
  const { method } = order.payment;
  const { mutate: pay, isPending, isSuccess } = useRepay(id);
  if (method === null || method === 'installments') return <RepayButton order={id} kind="again" />;
  const payAgain = () =>
    pay(
      { payment: { method } },
      {
        onSuccess: openNextStep,
        onError: (error) => {
          fail(error);
          void navigate(to.repayPay(id));
        },
      },
    );
  return (
    <>
      <Button loading={isPending || isSuccess} onClick={payAgain}>
        {t('Pay again')}
      </Button>
      <RepayButton order={id} kind="other" />
    </>
  );
}
