import { Form, Refusal } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { startShipping, useCheckoutDraft, useRepayShipping } from '@mall/hooks';
import type { Address } from '@mall/sdk';
import { Button, Inline } from '@mall/ui';
import { useCallback } from 'react';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { CheckoutLayout, type CheckoutLayoutProps } from './CheckoutLayout';
import type { RepayPreview } from './repayPreview';
import { ShippingFieldset } from './ShippingFieldset';
import { useShippingForm } from './useShippingForm';

export interface RepayShippingProps {
  /** The order's `trans_order_id`. */
  readonly id: string;
  readonly frame: Pick<CheckoutLayoutProps, 'title' | 'layer' | 'items'>;
  readonly preview: RepayPreview;
  readonly addresses: readonly Address[];
  readonly onDone: () => void;
}

/** Changes the shipping method of an unpaid order, with its fee and total. */
export function RepayShipping({ id, frame, preview, addresses, onDone }: RepayShippingProps) {
  const t = useMessages(checkoutMessages);
  const { draft, write, discard } = useCheckoutDraft(id);
  const { mutateAsync: choose, isPending } = useRepayShipping(id);
  const methods = preview.shipping_methods;
  const known = { choice: preview.choice, address: addresses[0], profile: undefined };
  function leave() {
    discard();
    onDone();
  }
  const { method, send, refusal, fieldset } = useShippingForm({
    methods,
    addresses,
    initial: startShipping(methods, { ...known, draft: draft.shipping }),
    onDraft: useCallback((shipping) => write({ shipping }), [write]),
    choose,
    onChosen: leave,
  });
  return (
    <CheckoutLayout
      {...frame}
      totals={method?.totals ?? preview.totals}
      action={
        <Button form="shipping" type="submit" size="lg" fullWidth loading={isPending}>
          {t('Save shipping')}
        </Button>
      }
    >
      <Form id="shipping" onSubmit={(event) => void send(event)}>
        {refusal && <Refusal>{refusal}</Refusal>}
        <ShippingFieldset {...fieldset} />
        <Inline>
          <Button type="button" variant="quiet" onClick={leave}>
            {t('Cancel')}
          </Button>
        </Inline>
      </Form>
    </CheckoutLayout>
  );
}
