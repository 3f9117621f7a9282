import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import {
  startShipping,
  useAddresses,
  useCheckout,
  useCheckoutDraft,
  useSession,
} from '@mall/hooks';
import { Navigate } from 'react-router-dom';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { CardsSkeleton } from './CardsSkeleton';
import { CartStep } from './CartStep';
import { ShippingForm } from './ShippingForm';
import { useCartGuard } from './useCartGuard';
import { useLayerParam } from './useLayerParam';

/** `/cart/shipping`: shipping method, recipient and address. */
export default function ShippingPage() {
  const t = useMessages(checkoutMessages);
  const layer = useLayerParam();
  const session = useSession();
  const { elsewhere, blocked } = useCartGuard(layer);
  const { shipping, choice, totals } = useCheckout(layer);
  const addresses = useAddresses('home');
  const { draft } = useCheckoutDraft(layer);
  if (elsewhere) return <Navigate replace to={elsewhere} />;

  if (!shipping.data || addresses.isPending) {
    return (
      <CartStep layer={layer} step={1} totals={totals} failed={shipping.isError}>
        {shipping.error ? (
          <QueryFailure query={shipping} title={t('Checkout could not be loaded')} />
        ) : (
          <>
            <CardsSkeleton cards={4} height={72} />
            <CheckoutSectionSkeleton lines={8} />
          </>
        )}
      </CartStep>
    );
  }
  const methods = shipping.data.list;
  const known = { choice, draft: draft.shipping, profile: session?.profile };
  return (
    <ShippingForm
      key={layer}
      layer={layer}
      methods={methods}
      addresses={addresses.data ?? []}
      initial={startShipping(methods, { ...known, address: addresses.data?.[0] })}
      totals={totals}
      blocked={blocked}
    />
  );
}
