import { useErrorText } from '@mall/app/messages';
import type { ShippingFields, ShippingForm } from '@mall/hooks';
import { controlledFields } from '@mall/hooks/forms';
import type { Address } from '@mall/sdk';
import { RecipientFieldset, ShippingFieldset as MethodFieldset } from '@mall/ui/checkout';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { DepartureLine } from '../../components/shipping/DepartureLine';
import type { useContractForm } from '../../forms/useContractForm';
import { useOpenStoreMap } from './useOpenStoreMap';

export interface ShippingFieldsetProps {
  readonly form: ReturnType<typeof useContractForm<ShippingFields>>;
  readonly shipping: ShippingForm;
  readonly addresses: readonly Address[];
}

/** Shipping method with its store, recipient and address. */
export function ShippingFieldset({ form, shipping, addresses }: ShippingFieldsetProps) {
  const errorText = useErrorText();
  const { openMap, isOpening, errorOf } = useOpenStoreMap();
  const fields = controlledFields(form);
  const { shipping_id, kind } = fields.value;
  const mapError = errorOf(shipping_id);
  return (
    <>
      <CheckoutSection>
        <MethodFieldset
          methods={shipping.methods}
          value={shipping_id}
          error={fields.errors.shipping_id}
          onValueChange={(method) => {
            form.clearErrors('shipping_id');
            form.setValue('shipping_id', method.id);
            form.setValue('kind', method.kind);
          }}
          details={({ departure }) => <DepartureLine departure={departure} />}
          onChooseStore={({ id }) => openMap(id)}
          isOpeningMap={isOpening}
          mapError={mapError && errorText(mapError)}
        />
      </CheckoutSection>
      <CheckoutSection>
        <RecipientFieldset
          {...fields}
          toAddress={kind === 'home'}
          counties={shipping.counties}
          onRetry={shipping.retryCounties}
          addresses={addresses}
          remember={shipping.remember}
          onRememberChange={shipping.setRemember}
        />
      </CheckoutSection>
    </>
  );
}
