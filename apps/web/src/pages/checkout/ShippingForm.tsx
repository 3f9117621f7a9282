import { Form, Refusal } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { type ShippingFields, useCheckout, useCheckoutDraft } from '@mall/hooks';
import type { Address, CartLayer, CheckoutTotals, ShippingMethod } from '@mall/sdk';
import { Button } from '@mall/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { to } from '../../paths/paths';
import { CartStep } from './CartStep';
import { ShippingFieldset } from './ShippingFieldset';
import { useShippingForm } from './useShippingForm';

export interface ShippingFormProps {
  readonly layer: CartLayer;
  readonly methods: readonly ShippingMethod[];
  readonly addresses: readonly Address[];
  readonly initial: ShippingFields;
  readonly totals: CheckoutTotals | undefined;
  readonly blocked: boolean;
}

/** The shipping choice of a cart; a draft keeps the input until the order is placed. */
export function ShippingForm({
  layer,
  methods,
  addresses,
  initial,
  totals,
  blocked,
}: ShippingFormProps) {
  const t = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const { chooseShipping } = useCheckout(layer);
  const { write } = useCheckoutDraft(layer);
  const { method, send, refusal, fieldset } = useShippingForm({
    methods,
    addresses,
    initial,
    onDraft: useCallback((shipping) => write({ shipping }), [write]),
    choose: chooseShipping.mutateAsync,
    onChosen: () => void navigate(to.pay(layer)),
  });
  return (
    <CartStep
      layer={layer}
      step={1}
      blocked={blocked}
      // Before a submit, the cart's totals are those of the last choice.
      totals={method?.totals ?? totals}
      action={
        <Button
          form="shipping"
          type="submit"
          size="lg"
          fullWidth
          loading={chooseShipping.isPending}
          disabled={blocked}
        >
          {t('Continue to payment')}
        </Button>
      }
    >
      <Form id="shipping" onSubmit={(event) => void send(event)}>
        {refusal && <Refusal>{refusal}</Refusal>}
        <ShippingFieldset {...fieldset} />
      </Form>
    </CartStep>
  );
}
