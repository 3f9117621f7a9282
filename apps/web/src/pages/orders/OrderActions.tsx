import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useBuyAgain, type BuyAgainResult } from '@mall/hooks';
import type { OrderDetail } from '@mall/sdk';
import { Alert, Button, Inline, Stack } from '@mall/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RepayButton } from '../../components/checkout/RepayButton';
import { hasSlips } from '../../components/orders/PaymentSlips';
import { orderMessages } from '../../messages/zh-TW/orders';
import { to } from '../../paths/paths';
import { RefundDialog } from './RefundDialog';

/** The payment that the button of an unpaid order starts. */
const repayKind = (order: OrderDetail) => {
  if (hasSlips(order)) return 'other';
  return order.payment.failure === null ? 'first' : 'again';
};

/** The actions on an order: pay, buy again, cancel, or request a refund. */
export function OrderActions({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const navigate = useNavigate();
  const { succeed } = useToasts();
  const { mutate, isPending, data } = useBuyAgain();
  const [isAsking, setIsAsking] = useState(false);

  const buyAgain = () =>
    mutate(order.products, {
      onSuccess: ({ layers, failed }) => {
        if (failed.length > 0) return;
        succeed(t('All of it is in your cart'));
        void navigate(to.cart(layers[0]));
      },
    });

  return (
    <Stack gap={3}>
      <Inline gap={3}>
        {order.can_pay && <RepayButton order={order.trans_order_id} kind={repayKind(order)} />}
        <Button variant="secondary" loading={isPending} onClick={buyAgain}>
          {t('Buy again')}
        </Button>
        <Button asChild variant="quiet">
          <Link to={to.askAbout(order.trans_order_id)}>{t('Talk to us about this order')}</Link>
        </Button>
        {(order.can_cancel || order.can_refund) && (
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {order.can_cancel ? t('Cancel the order') : t('Ask for a refund')}
          </Button>
        )}
      </Inline>
      {data && data.failed.length > 0 && <Missed {...data} />}
      {isAsking && <RefundDialog order={order} onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}

/** The items that could not be added again, and a link to the others. */
function Missed({ layers, failed }: BuyAgainResult) {
  const t = useMessages(orderMessages);
  const errorText = useErrorText();
  return (
    <Alert
      tone="warning"
      title={
        layers.length > 0
          ? t('The rest is in your cart; these could not be added')
          : t('These goods cannot be bought now')
      }
      action={
        layers.length > 0 && (
          <Button asChild size="sm">
            <Link to={to.cart(layers[0])}>{t('To the cart')}</Link>
          </Button>
        )
      }
    >
      <ul>
        {failed.map(({ p_name, error }, at) => (
          <li key={at}>
            {p_name}・{error === null ? t('no longer sold') : errorText(error)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
