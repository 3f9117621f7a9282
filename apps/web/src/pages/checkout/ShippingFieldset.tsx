import { useMessages } from '@mall/app/messages';
import type { Address, ShippingMethod } from '@mall/sdk';
import { Checkbox, Field, Heading, Input, Price, RadioCard, RadioGroup } from '@mall/ui';
import { MobileField } from '../../forms/MobileField';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { DepartureLine } from '../../components/shipping/DepartureLine';
import type { useContractForm } from '../../forms/useContractForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { AddressFields } from './AddressFields';
import { PickedStore } from './PickedStore';
import type { ShippingFields } from '@mall/hooks';

export interface ShippingFieldsetProps {
  readonly form: ReturnType<typeof useContractForm<ShippingFields>>;
  readonly methods: readonly ShippingMethod[];
  readonly addresses: readonly Address[];
  readonly remember: boolean;
  readonly onRememberChange: (remember: boolean) => void;
}

/** Shipping method with its store, recipient and address. */
export function ShippingFieldset({
  form,
  methods,
  addresses,
  remember,
  onRememberChange,
}: ShippingFieldsetProps) {
  const t = useMessages(checkoutMessages);
  const { errors } = form.formState;
  const [shippingId, kind] = form.watch(['shipping_id', 'kind']);
  return (
    <>
      <CheckoutSection>
        <RadioGroup
          label={t('Shipping method')}
          value={String(shippingId)}
          error={errors.shipping_id?.message}
          onValueChange={(value) => {
            const chosen = methods.find(({ id }) => String(id) === value);
            if (!chosen) return;
            form.clearErrors('shipping_id');
            form.setValue('shipping_id', chosen.id);
            form.setValue('kind', chosen.kind);
          }}
        >
          {methods.map((method) => (
            <RadioCard
              key={method.id}
              value={String(method.id)}
              title={method.name}
              description={
                <>
                  <DepartureLine departure={method.departure} />
                  {method.description}
                  {method.free_from !== null &&
                    method.fee > 0 &&
                    t('Free from NT${0}', method.free_from.toLocaleString('en'))}
                </>
              }
              end={method.fee === 0 ? t('Free') : <Price amount={method.fee} size="sm" />}
              disabledReason={method.available ? undefined : method.reason}
            >
              {method.kind === 'cvs' && method.id === shippingId && method.available && (
                <PickedStore method={method} />
              )}
            </RadioCard>
          ))}
        </RadioGroup>
      </CheckoutSection>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('To whom?')}
        </Heading>
        <Field required label={t('Recipient')} error={errors.name?.message}>
          <Input autoComplete="shipping name" {...form.register('name')} />
        </Field>
        <MobileField
          purpose="shipping"
          field={form.register('phone')}
          error={errors.phone?.message}
        />
        {kind === 'home' && (
          <>
            <AddressFields form={form} addresses={addresses} />
            <Checkbox
              label={t('Remember this address')}
              checked={remember}
              onChange={({ target }) => onRememberChange(target.checked)}
            />
          </>
        )}
        <Field label={t('Note for the courier (optional)')} error={errors.note?.message}>
          <Input {...form.register('note')} />
        </Field>
      </CheckoutSection>
    </>
  );
}
