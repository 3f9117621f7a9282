import { useCheckout, useCheckoutDraft } from '@mall/hooks';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { to } from '../../paths/paths';
import { CartStep } from './CartStep';
import { PaySkeleton } from './PaySkeleton';
import { useCartGuard } from './useCartGuard';
import { useLayerParam } from './useLayerParam';

/**
 * `/cart/checkout` (spec §2, query `temp`): the start of the checkout. A buyer whose shipping is known goes on to the
 * payment, which shows it; all others choose the shipping first.
 */
export default function CheckoutPage() {
  const layer = useLayerParam();
  return <Start key={layer} layer={layer} />;
}

function Start({ layer }: { readonly layer: ReturnType<typeof useLayerParam> }) {
  const { elsewhere } = useCartGuard(layer);
  const { shipping, choice, totals, chooseShipping } = useCheckout(layer);
  const { draft } = useCheckoutDraft(layer);
  const { mutate, isIdle } = chooseShipping;
  const data = shipping.isFetching ? undefined : shipping.data;
  const ready = data?.ready_choice;
  // Unsent input comes before a saved address.
  const isInput = choice === null && draft.shipping !== undefined;
  const toSave = choice === null && !isInput && isIdle ? ready : null;
  useEffect(() => {
    if (toSave) mutate(toSave);
  }, [mutate, toSave]);

  if (elsewhere) return <Navigate replace to={elsewhere} />;
  const mustChoose = isInput || ready === null || shipping.isError || chooseShipping.isError;
  if (mustChoose) return <Navigate replace to={to.shipping(layer)} />;
  if (choice && ready) return <Navigate replace to={to.pay(layer)} />;
  return (
    <CartStep layer={layer} step={2} totals={totals}>
      <PaySkeleton />
    </CartStep>
  );
}
