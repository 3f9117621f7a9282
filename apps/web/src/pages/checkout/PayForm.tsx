import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import {
  changeInvoiceKind,
  currentPayment,
  invoiceChoiceOf,
  type InvoiceFields,
  startInvoice,
  useBestCoupon,
  useCartCoupons,
  useCheckout,
  useCheckoutDraft,
  useSession,
} from '@mall/hooks';
import { controlledFields } from '@mall/hooks/forms';
import { offeredInvoices } from '@mall/contract';
import type { CartLayer, Config, PaymentChoice, ShippingChoice } from '@mall/sdk';
import { Alert, Button, Heading, Link, Text } from '@mall/ui';
import { InvoiceFieldset, PaymentFieldset } from '@mall/ui/checkout';
import { useEffect, useMemo, useState } from 'react';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { useNextStep } from '../../components/checkout/useNextStep';
import { useContractForm } from '../../forms/useContractForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { to } from '../../paths/paths';
import { CardsSkeleton } from './CardsSkeleton';
import { CartStep } from './CartStep';
import { CouponFieldset } from './CouponFieldset';
import { PointsFieldset } from './PointsFieldset';
import { pageToFix } from './pageToFix';
import { ShippingReview } from './ShippingReview';

/** What the button of each payment method says. */
const SENDS = {
  credit: 'Place order and pay',
  installments: 'Place order and pay',
  atm: 'Place order and get the account number',
  cvs: 'Place order and get the payment code',
  barcode: 'Place order and get the barcodes',
  transfer: 'Place order and see transfer details',
} as const;

export interface PayFormProps {
  readonly layer: CartLayer;
  readonly choice: ShippingChoice;
  readonly configs: Config;
  readonly blocked: boolean;
  /** Whether the order is placed, and the navigation has started. */
  readonly leaving: boolean;
  readonly onPlaced: () => void;
}

/** All choices before a cart is paid. */
export function PayForm({ layer, choice, configs, blocked, leaving, onPlaced }: PayFormProps) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const profile = useSession()?.profile;
  const openNextStep = useNextStep();
  const { shipping, payment, totals, pay } = useCheckout(layer);
  const { draft, write, discard } = useCheckoutDraft(layer);
  const coupons = useCartCoupons(layer);
  const best = useBestCoupon(layer, coupons);
  const [refusal, setRefusal] = useState<unknown>();
  const [missing, setMissing] = useState<string>();
  const offered = useMemo(() => offeredInvoices(configs), [configs]);
  const form = useContractForm<InvoiceFields>(
    'invoiceChoice',
    startInvoice(draft.invoice, offered),
  );
  const { watch, reset } = form;
  const { isDirty } = form.formState;
  const lastInvoice = payment.data?.last_invoice;
  const isUntouched = draft.invoice === undefined && !isDirty;

  // The latest order's invoice arrives after the form.
  useEffect(() => {
    if (lastInvoice && isUntouched) reset(startInvoice(lastInvoice, offered));
  }, [lastInvoice, isUntouched, reset, offered]);

  useEffect(() => {
    const { unsubscribe } = watch(({ kind = 'member', ...fields }) =>
      write({ invoice: { kind, ...fields } }),
    );
    return unsubscribe;
  }, [watch, write]);

  const methods = payment.data?.list ?? [];
  const isFree = totals?.total_amount === 0;
  // The API requires a payment method; nobody is charged.
  const chosen: PaymentChoice | undefined = isFree
    ? { method: 'credit' }
    : currentPayment(methods, draft.payment);

  const send = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    if (!chosen || !totals) {
      setMissing(t('Please choose a payment method'));
      return;
    }
    try {
      const placed = await pay.mutateAsync({
        payment: chosen,
        invoice: invoiceChoiceOf(fields),
        total_amount: totals.total_amount,
      });
      onPlaced();
      discard();
      openNextStep(placed);
    } catch (error) {
      if (!form.showRefusal(error, 'invoice')) setRefusal(error);
    }
  });

  const mending = pageToFix(refusal);
  return (
    <CartStep
      layer={layer}
      step={2}
      totals={totals}
      // A message that names the items is more precise.
      blocked={blocked && mending !== 'cart'}
      action={
        <Button
          form="pay"
          type="submit"
          size="lg"
          fullWidth
          loading={pay.isPending || leaving}
          // A coupon that is being applied changes the total.
          disabled={!payment.data || coupons.list.isPending || coupons.choose.isPending || blocked}
        >
          {isFree ? t('Place order') : t(SENDS[chosen?.method ?? 'credit'])}
        </Button>
      }
    >
      {leaving && <Alert tone="info">{t('Taking you to the payment page…')}</Alert>}
      {refusal !== undefined && (
        <Refusal
          action={
            (mending === 'cart' && <Link href={to.cart(layer)}>{t('Back to cart')}</Link>) ||
            (mending === 'shipping' && (
              <Link href={to.shipping(layer)}>{t('Back to shipping')}</Link>
            ))
          }
        >
          {errorText(refusal)}
        </Refusal>
      )}
      <ShippingReview
        choice={choice}
        methods={shipping.data?.list ?? []}
        departure={payment.data?.departure}
        change={to.shipping(layer)}
      />
      <CouponFieldset coupons={coupons} best={best} />
      <PointsFieldset
        layer={layer}
        amount={totals?.points_amount}
        isChanging={payment.isFetching || coupons.list.isFetching || coupons.choose.isPending}
      />
      <Form id="pay" onSubmit={(event) => void send(event)}>
        {payment.data && isFree ? (
          <CheckoutSection>
            <Heading level={2} size="lg">
              {t('Payment method')}
            </Heading>
            <Text>{t('Your discounts cover this order; there is nothing to pay.')}</Text>
          </CheckoutSection>
        ) : payment.data ? (
          <CheckoutSection>
            <PaymentFieldset
              methods={methods}
              value={chosen}
              total={totals?.total_amount ?? 0}
              error={missing}
              onValueChange={(wanted) => {
                setMissing(undefined);
                write({ payment: wanted });
              }}
            />
          </CheckoutSection>
        ) : (
          <CardsSkeleton cards={6} height={60} />
        )}
        <CheckoutSection>
          <InvoiceFieldset
            {...controlledFields(form)}
            kinds={offered}
            onKindChange={(kind) =>
              form.reset(changeInvoiceKind(form.getValues(), kind), { keepDefaultValues: true })
            }
            savedBarcode={profile?.mobile_barcode}
          />
        </CheckoutSection>
      </Form>
    </CartStep>
  );
}
