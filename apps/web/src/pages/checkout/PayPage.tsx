import { useCheckout, useCheckoutDraft } from '@mall/hooks';
import { isMallError, type PaymentChoice } from '@mall/sdk';
import { invoiceChoice } from '@mall/contract';
import { Button, ErrorState, Link, Alert } from '@mall/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { useNextStep } from '../../components/checkout/useNextStep';
import { Form } from '../../forms/Form';
import { useContractForm } from '../../forms/useContractForm';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { CheckoutLayout } from './CheckoutLayout';
import { InvoiceFieldset } from './InvoiceFieldset';
import { EMPTY_INVOICE, invoiceOf, type InvoiceFields } from './invoiceForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { PaymentFieldset } from './PaymentFieldset';
import { useLayerParam } from './useLayerParam';

/** `/cart/pay`: payment and invoice; then places the order and hands over to the payment gateway. */
export default function PayPage() {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const goOn = useNextStep();
  const layer = useLayerParam();
  const { shipping, choice, payment, totals, pay } = useCheckout(layer);
  const { draft, write, discard } = useCheckoutDraft(layer);
  const [refusal, setRefusal] = useState<{ text: string; cart: boolean }>();
  const [missing, setMissing] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const form = useContractForm<InvoiceFields>(invoiceChoice, {
    ...EMPTY_INVOICE,
    ...draft.invoice,
  });
  const { watch } = form;

  useEffect(() => {
    const { unsubscribe } = watch(({ kind = 'member', ...fields }) =>
      write({ invoice: { kind, ...fields } }),
    );
    return unsubscribe;
  }, [watch, write]);

  const methods = payment.data?.list ?? [];
  const first = methods.find(({ available }) => available)?.method;
  const chosen: PaymentChoice | undefined =
    draft.payment ?? (first === 'credit' ? { method: 'credit' } : undefined);

  const send = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    if (!chosen || !totals) {
      setMissing(t('Please choose a payment method'));
      return;
    }
    try {
      const placed = await pay.mutateAsync({
        payment: chosen,
        invoice: invoiceOf(fields),
        total_amount: totals.total_amount,
      });
      setLeaving(true);
      discard();
      goOn(placed);
    } catch (error) {
      if (form.showRefusal(error)) return;
      const cart =
        isMallError(error, 'cartLineUnbuyable') ||
        isMallError(error, 'stockShort') ||
        isMallError(error, 'soldOut');
      setRefusal({ text: errorText(error), cart });
    }
  });

  if (shipping.data && !choice && !leaving) return <Navigate replace to={to.shipping(layer)} />;
  const failure = shipping.error ?? payment.error;
  const failed = failure !== null && !payment.data;
  return (
    <CheckoutLayout
      layer={layer}
      step={2}
      totals={totals}
      failed={failed}
      action={
        <Button
          form="pay"
          type="submit"
          size="lg"
          fullWidth
          loading={pay.isPending || leaving}
          disabled={methods.length === 0}
        >
          {t('Place order and pay')}
        </Button>
      }
    >
      <Form id="pay" onSubmit={(event) => void send(event)}>
        {leaving && <Alert tone="info">{t('Taking you to the payment page…')}</Alert>}
        {refusal && (
          <Alert
            tone="danger"
            action={refusal.cart && <Link href={to.cart(layer)}>{t('Back to the cart')}</Link>}
          >
            {refusal.text}
          </Alert>
        )}
        {failed ? (
          <ErrorState
            title={t('The checkout could not be loaded')}
            text={errorText(failure)}
            onRetry={() => void (shipping.error ? shipping : payment).refetch()}
          />
        ) : (
          <>
            {payment.data ? (
              <CheckoutSection>
                <PaymentFieldset
                  methods={methods}
                  value={chosen}
                  total={totals?.total_amount ?? 0}
                  error={missing}
                  onChange={(payment) => {
                    setMissing(undefined);
                    write({ payment });
                  }}
                />
              </CheckoutSection>
            ) : (
              <CheckoutSectionSkeleton lines={4} />
            )}
            <CheckoutSection>
              <InvoiceFieldset form={form} />
            </CheckoutSection>
          </>
        )}
      </Form>
    </CheckoutLayout>
  );
}
