import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { currentPayment, useCheckoutDraft, useRepay } from '@mall/hooks';
import { Button, Link } from '@mall/ui';
import { PaymentFieldset } from '@mall/ui/checkout';
import { useState } from 'react';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { useNextStep } from '../../components/checkout/useNextStep';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { to } from '../../paths/paths';
import { CardsSkeleton } from './CardsSkeleton';
import { CheckoutLayout } from './CheckoutLayout';
import { pageOfOrder } from './pageOfOrder';
import { RepayFailure } from './RepayFailure';
import { ShippingReview } from './ShippingReview';
import { useRepayOrder } from './useRepayOrder';

/** `/repay/pay`: the payment of an unpaid order; only the method of a payment that failed is preselected. */
function RepayPayPage({ id }: { readonly id: string }) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const openNextStep = useNextStep();
  const repay = useRepayOrder(id);
  const { draft, write, discard } = useCheckoutDraft(id);
  const { mutate: pay, error: refusal, isPending, isSuccess } = useRepay(id);
  const [missing, setMissing] = useState<string>();
  const { data: preview, error } = repay.preview;
  if (error && (!preview || repay.over)) return <RepayFailure id={id} repay={repay} />;
  const frame = { title: t('Pay for your order'), layer: repay.layer, items: repay.items };
  if (!preview) {
    return (
      <CheckoutLayout {...frame} totals={undefined}>
        <CardsSkeleton cards={1} height={107} />
        <CardsSkeleton cards={6} height={48} />
      </CheckoutLayout>
    );
  }

  const methods = preview.payment_methods;
  const { failed } = repay;
  const again = failed === null || failed === 'installments' ? undefined : { method: failed };
  const wanted = draft.payment ?? again;
  const chosen = wanted && currentPayment(methods, wanted);

  function send() {
    if (!chosen) {
      setMissing(t('Please choose a payment method'));
      return;
    }
    pay(
      { payment: chosen },
      {
        onSuccess: (placed) => {
          discard();
          openNextStep(placed);
        },
      },
    );
  }
  return (
    <CheckoutLayout
      {...frame}
      totals={preview.totals}
      action={
        <Button form="repay" type="submit" size="lg" fullWidth loading={isPending || isSuccess}>
          {t('Go to payment')}
        </Button>
      }
    >
      {refusal && (
        <Refusal action={<Link href={to.order(id)}>{t('View order')}</Link>}>
          {errorText(refusal)}
        </Refusal>
      )}
      {preview.choice && (
        <ShippingReview
          choice={preview.choice}
          methods={preview.shipping_methods}
          change={to.repay(id)}
        />
      )}
      <Form
        id="repay"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <CheckoutSection>
          <PaymentFieldset
            methods={methods}
            value={chosen}
            total={preview.totals.total_amount}
            error={missing}
            onValueChange={(payment) => {
              setMissing(undefined);
              write({ payment });
            }}
          />
        </CheckoutSection>
      </Form>
    </CheckoutLayout>
  );
}

export default pageOfOrder(RepayPayPage);
