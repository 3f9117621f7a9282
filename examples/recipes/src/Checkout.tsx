import { useAddresses } from '@mall/hooks/addresses';
import { useSession } from '@mall/hooks/session';
import { useCart } from '@mall/hooks/cart';
import { startShipping, useCheckout } from '@mall/hooks/checkout';
import { errorText, redirectToPayment, type CartLayer, type PaymentChoice } from '@mall/sdk';
import { PaymentFieldset, ShippingReview } from '@mall/ui/checkout';
import { Alert, Button, EmptyState, ErrorState, Link, Skeleton, Stack } from '@mall/ui/kit';
import { OrderTotals, useTotalsRows } from '@mall/ui/orders';
import { Price } from '@mall/ui/products';
import { useState } from 'react';
import { AddressDialog, FirstChoice } from './CheckoutAddress';

/** The pages of your site that the checkout links to. The gateway returns to `thanks`. */
const pages = {
  login: '#login',
  cart: '#cart',
  thanks: '#thanks',
};

/** The checkout of the cart of one layer, from the address to the gateway. */
export function Checkout({
  layer,
  onPlaced,
}: {
  layer: CartLayer;
  /** Called with the number of an order that needs no gateway: it is paid, or waits for a transfer. */
  onPlaced: (order: string) => void;
}) {
  const session = useSession();
  const { cart, status, refetch } = useCart(layer);
  const { shipping, choice, payment, totals, chooseShipping, pay } = useCheckout(layer);
  const addresses = useAddresses('home');
  const rows = useTotalsRows(totals);
  const [chosen, setChosen] = useState<PaymentChoice>();
  const [missing, setMissing] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  // Queries of a member's data wait for a session.
  if (!session)
    return (
      <EmptyState
        title="登入後結帳"
        text="購物車和訂單都在您的帳號裡。"
        action={
          <Button asChild>
            <Link href={pages.login}>登入</Link>
          </Button>
        }
      />
    );
  if (pay.isSuccess)
    return (
      <Alert tone="success" title={`訂單 ${pay.data.trans_order_id} 已成立`}>
        {pay.data.next.kind === 'none' ? '謝謝您的訂購。' : '正在前往付款頁。'}
      </Alert>
    );
  if (status === 'error') return <ErrorState title="購物車載入失敗" onRetry={refetch} />;
  if (shipping.isError)
    return <ErrorState title="結帳資料載入失敗" onRetry={() => void shipping.refetch()} />;
  if (payment.isError)
    return <ErrorState title="付款方式載入失敗" onRetry={() => void payment.refetch()} />;
  if (!cart || !shipping.data || addresses.isPending) return <Skeleton lines={8} />;
  if (cart.list.length === 0)
    return (
      <EmptyState
        title="購物車是空的"
        text="先挑幾樣商品，再來結帳。"
        action={
          <Button asChild variant="secondary">
            <Link href={pages.cart}>回購物車</Link>
          </Button>
        }
      />
    );

  const homeMethods = shipping.data.list.filter((each) => each.kind === 'home' && each.available);
  const [saved] = addresses.data ?? [];
  const recipient = {
    start: startShipping(homeMethods, {
      ...{ choice, address: saved, profile: session.profile },
      draft: undefined,
    }),
    methods: homeMethods,
    addresses: addresses.data ?? [],
    chooseShipping,
  };
  if (!choice)
    return homeMethods.length > 0 ? (
      <FirstChoice {...recipient} />
    ) : (
      <Alert tone="warning">這些商品目前不能宅配，請聯絡店家。</Alert>
    );
  if (!totals || !payment.data) return <Skeleton lines={8} />;

  const place = () => {
    setMissing(!chosen);
    if (!chosen) return;
    pay.mutate(
      {
        payment: chosen,
        invoice: { kind: 'member' },
        // The total on the screen: the server refuses another one.
        total_amount: totals.total_amount,
        return_url: new URL(pages.thanks, location.origin).href,
      },
      {
        // The gateway is a full page. Without a next step the order is paid or waits for a transfer.
        onSuccess: ({ trans_order_id, next }) => {
          if (!redirectToPayment(next)) onPlaced(trans_order_id);
        },
      },
    );
  };
  return (
    <Stack gap={5}>
      {pay.isError && <Alert tone="danger">{errorText(pay.error)}</Alert>}
      <ShippingReview
        choice={choice}
        methods={shipping.data.list}
        action={
          homeMethods.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                chooseShipping.reset();
                setIsMoving(true);
              }}
            >
              {choice.kind === 'home' ? '變更地址' : '改為宅配'}
            </Button>
          )
        }
      />
      {isMoving && <AddressDialog {...recipient} onClose={() => setIsMoving(false)} />}
      <PaymentFieldset
        methods={payment.data.list}
        total={totals.total_amount}
        value={chosen}
        error={missing && '請選擇付款方式'}
        onValueChange={(wanted) => {
          setChosen(wanted);
          setMissing(false);
        }}
      />
      <OrderTotals
        rows={rows}
        total={totals.total_amount}
        footnote={totals.points_to_earn > 0 && `完成訂單可得 ${totals.points_to_earn} 點`}
      />
      <Button size="lg" fullWidth loading={pay.isPending} onClick={place}>
        送出訂單，付 <Price amount={totals.total_amount} />
      </Button>
    </Stack>
  );
}
