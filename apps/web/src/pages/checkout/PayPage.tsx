import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useCheckout, useConfigs } from '@mall/hooks';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { to } from '../../paths/paths';
import { CartStep } from './CartStep';
import { PayForm } from './PayForm';
import { PaySkeleton } from './PaySkeleton';
import { useCartGuard } from './useCartGuard';
import { useLayerParam } from './useLayerParam';

/** `/cart/pay`: coupons, points, payment and invoice; then places the order and opens the gateway. */
export default function PayPage() {
  const t = useMessages(checkoutMessages);
  const layer = useLayerParam();
  const { data: configs, error: unset, refetch } = useConfigs();
  const { shipping, choice, payment, totals } = useCheckout(layer);
  const { elsewhere, blocked } = useCartGuard(layer);
  /** The order is placed: its cart is empty now, and the navigation has started. */
  const [leaving, setLeaving] = useState(false);
  if (elsewhere && !leaving) return <Navigate replace to={elsewhere} />;
  if (shipping.data && !choice && !leaving) return <Navigate replace to={to.shipping(layer)} />;

  const failure = shipping.error ?? (payment.data ? null : payment.error) ?? unset;
  if (choice && configs && !failure) {
    return (
      <PayForm
        key={layer}
        layer={layer}
        choice={choice}
        configs={configs}
        blocked={blocked}
        leaving={leaving}
        onPlaced={() => setLeaving(true)}
      />
    );
  }
  const retry = () =>
    void (shipping.error ? shipping.refetch() : payment.error ? payment.refetch() : refetch());
  return (
    <CartStep layer={layer} step={2} totals={totals} failed={failure !== null} blocked={blocked}>
      {failure ? (
        <QueryFailure
          query={{ error: failure, refetch: retry }}
          title={t('Checkout could not be loaded')}
        />
      ) : (
        <PaySkeleton />
      )}
    </CartStep>
  );
}
