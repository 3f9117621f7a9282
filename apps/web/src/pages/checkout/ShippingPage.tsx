import { useAddresses, useCheckout, useCheckoutDraft, useSession } from '@mall/hooks';
import type { ShippingMethod } from '@mall/sdk';
import { ErrorState } from '@mall/ui';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { CheckoutLayout } from './CheckoutLayout';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import {
  EMPTY_SHIPPING,
  fieldsOfAddress,
  fieldsOfChoice,
  type ShippingFields,
} from './shippingForm';
import { ShippingForm } from './ShippingForm';
import { useLayerParam } from './useLayerParam';

/** `/cart/shipping`: shipping method, recipient and address. */
export default function ShippingPage() {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const layer = useLayerParam();
  const session = useSession();
  const { shipping, choice, totals } = useCheckout(layer);
  const addresses = useAddresses('home');
  const { draft } = useCheckoutDraft(layer);

  if (!shipping.data || addresses.isPending) {
    return (
      <CheckoutLayout layer={layer} step={1} totals={totals} failed={shipping.isError}>
        {shipping.error ? (
          <ErrorState
            title={t('The checkout could not be loaded')}
            text={errorText(shipping.error)}
            onRetry={() => void shipping.refetch()}
          />
        ) : (
          <>
            <CheckoutSectionSkeleton lines={4} />
            <CheckoutSectionSkeleton lines={8} />
          </>
        )}
      </CheckoutLayout>
    );
  }

  /** Initial values: what was typed before, else the last choice, else the default address. */
  function initial(methods: readonly ShippingMethod[]): ShippingFields {
    const [address] = addresses.data ?? [];
    const known = choice
      ? fieldsOfChoice(choice)
      : {
          ...EMPTY_SHIPPING,
          name: session?.profile.name ?? '',
          phone: session?.profile.phone ?? '',
          ...(address ? fieldsOfAddress(address) : {}),
        };
    const fields = { ...known, ...draft.shipping };
    const method =
      methods.find(({ id, available }) => id === fields.shipping_id && available) ??
      methods.find(({ available }) => available);
    return method ? { ...fields, shipping_id: method.id, kind: method.kind } : fields;
  }

  // Convenience store pickup needs a store map, which this page does not have.
  const methods = shipping.data.list.filter(({ kind }) => kind !== 'cvs');
  return (
    <ShippingForm
      key={layer}
      layer={layer}
      methods={methods}
      addresses={addresses.data ?? []}
      initial={initial(methods)}
      totals={totals}
    />
  );
}
