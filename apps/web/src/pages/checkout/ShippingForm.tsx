import { useCheckout, useCheckoutDraft, useStoreAddress } from '@mall/hooks';
import type { Address, CartLayer, CheckoutTotals, ShippingMethod } from '@mall/sdk';
import { shippingChoice } from '@mall/contract';
import {
  Button,
  Checkbox,
  Field,
  Heading,
  Input,
  Alert,
  RadioCard,
  RadioGroup,
  Price,
} from '@mall/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { Form } from '../../forms/Form';
import { useContractForm } from '../../forms/useContractForm';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { AddressFields } from './AddressFields';
import { CheckoutLayout } from './CheckoutLayout';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { choiceOf, type ShippingFields } from './shippingForm';

export interface ShippingFormProps {
  readonly layer: CartLayer;
  readonly methods: readonly ShippingMethod[];
  readonly addresses: readonly Address[];
  readonly initial: ShippingFields;
  readonly totals: CheckoutTotals | undefined;
}

/** Shipping method, recipient and address; everything typed is kept until the order is placed. */
export function ShippingForm({ layer, methods, addresses, initial, totals }: ShippingFormProps) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { chooseShipping } = useCheckout(layer);
  const { mutate: storeAddress } = useStoreAddress();
  const { write } = useCheckoutDraft(layer);
  const [remember, setRemember] = useState(addresses.length === 0);
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<ShippingFields>(shippingChoice, initial);
  const { errors } = form.formState;
  const { watch } = form;
  const [shippingId, kind] = watch(['shipping_id', 'kind']);
  const method = methods.find(({ id }) => id === shippingId);

  useEffect(() => {
    const { unsubscribe } = watch((fields) => write({ shipping: { ...fields } }));
    return unsubscribe;
  }, [watch, write]);

  const send = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    try {
      await chooseShipping.mutateAsync(choiceOf(fields));
      if (remember && fields.kind === 'home') {
        const { name, phone, county, district, zip, street } = fields;
        storeAddress({
          type: 'home',
          name,
          phone,
          county,
          district,
          zip,
          street,
          is_default: addresses.length === 0,
        });
      }
      void navigate(to.pay(layer));
    } catch (error) {
      if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });

  return (
    <CheckoutLayout
      layer={layer}
      step={1}
      // Until the form is submitted, the server's totals use the cheapest method; the fee of the selected one
      // is known here.
      totals={
        totals && method
          ? {
              ...totals,
              shipping_fee: method.fee,
              total_amount: totals.total_amount - totals.shipping_fee + method.fee,
            }
          : totals
      }
      action={
        <Button
          form="shipping"
          type="submit"
          size="lg"
          fullWidth
          loading={chooseShipping.isPending}
        >
          {t('To payment')}
        </Button>
      }
    >
      <Form id="shipping" onSubmit={(event) => void send(event)}>
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        <CheckoutSection>
          <RadioGroup
            label={t('Shipping method')}
            value={String(shippingId)}
            error={errors.shipping_id?.message}
            onValueChange={(value) => {
              const chosen = methods.find(({ id }) => String(id) === value);
              if (!chosen) return;
              form.setValue('shipping_id', chosen.id);
              form.setValue('kind', chosen.kind);
            }}
          >
            {methods.map(({ id, name, description, fee, free_from, available, reason }) => (
              <RadioCard
                key={id}
                value={String(id)}
                title={name}
                description={[
                  description,
                  free_from !== null &&
                    fee > 0 &&
                    t('Free from NT${0}', free_from.toLocaleString('en')),
                ]
                  .filter(Boolean)
                  .join('　')}
                end={fee === 0 ? t('Free') : <Price amount={fee} size="sm" />}
                disabledReason={available ? undefined : reason}
              />
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
          <Field
            required
            label={t('Mobile phone')}
            hint={t('Such as 0912345678')}
            error={errors.phone?.message}
          >
            <Input type="tel" autoComplete="shipping tel-national" {...form.register('phone')} />
          </Field>
          {kind === 'home' && (
            <>
              <AddressFields form={form} addresses={addresses} />
              <Checkbox
                label={t('Remember this address')}
                checked={remember}
                onChange={({ target }) => setRemember(target.checked)}
              />
            </>
          )}
          <Field label={t('Note for the courier (optional)')} error={errors.note?.message}>
            <Input maxLength={200} {...form.register('note')} />
          </Field>
        </CheckoutSection>
      </Form>
    </CheckoutLayout>
  );
}
