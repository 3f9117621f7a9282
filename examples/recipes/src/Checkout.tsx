import { useAddresses } from '@mall/hooks/addresses';
import { useSession } from '@mall/hooks/session';
import { useCart } from '@mall/hooks/cart';
import { useCheckout } from '@mall/hooks/checkout';
import {
  isMallError,
  redirectToPayment,
  type CartLayer,
  type CheckoutTotals,
  type PaymentChoice,
  type PaymentMethod,
  type ShippingChoice,
  type ShippingMethod,
} from '@mall/sdk';
import { PaymentMarks } from '@mall/ui/checkout';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Link,
  RadioCard,
  RadioGroup,
  ReviewRow,
  Skeleton,
  Stack,
} from '@mall/ui/kit';
import { OrderTotals } from '@mall/ui/orders';
import { Price } from '@mall/ui/products';
import { useState } from 'react';
import { AddressDialog, FirstChoice, startOf } from './CheckoutAddress';

/** The pages of your site that the checkout links to. The gateway returns to `thanks`. */
const pages = {
  login: '#login',
  cart: '#cart',
  thanks: '#thanks',
};

const sentenceOf = (error: unknown, otherwise: string): string =>
  (isMallError(error) && error.msg) || otherwise;

/** The amounts of the order; the server calculates all of them. */
function Totals({ totals }: { totals: CheckoutTotals }) {
  const { items_amount, shipping_fee, coupon_amount, points_amount, total_amount } = totals;
  return (
    <OrderTotals
      rows={[
        { label: '商品金額', amount: items_amount },
        { label: '運費', amount: shipping_fee, text: shipping_fee === 0 ? '免運' : undefined },
        { label: '優惠券', amount: -coupon_amount },
        { label: '點數折抵', amount: -points_amount },
      ].filter(({ amount, text }) => amount !== 0 || text)}
      total={total_amount}
      footnote={totals.points_to_earn > 0 && `完成訂單可得 ${totals.points_to_earn} 點`}
    />
  );
}

interface ShippingProps {
  choice: ShippingChoice;
  methods: readonly ShippingMethod[];
  /** Opens the address form; without it the order cannot be sent to an address. */
  onChange?: (() => void) | undefined;
}

/** How and where the order is shipped, as chosen last. */
function Shipping({ choice, methods, onChange }: ShippingProps) {
  const method = methods.find(({ id }) => id === choice.shipping_id);
  return (
    <ReviewRow
      label={method?.name}
      action={
        onChange && (
          <Button variant="quiet" size="sm" onClick={onChange}>
            {choice.kind === 'home' ? '變更地址' : '改為宅配'}
          </Button>
        )
      }
    >
      {choice.name} {choice.phone}
      <br />
      {choice.kind === 'home'
        ? `${choice.zip} ${choice.county}${choice.district}${choice.street}`
        : (method?.store?.name ?? method?.description)}
    </ReviewRow>
  );
}

/** A card of the payment methods. */
interface PaymentOption {
  value: string;
  title: string;
  method: PaymentMethod;
  payment: PaymentChoice;
}

/** Returns a card for each method, and for instalments one for each number of payments. */
const paymentOptions = (methods: readonly PaymentMethod[]) =>
  methods.flatMap((each): PaymentOption[] => {
    const { method, name } = each;
    if (method !== 'installments')
      return [{ value: method, title: name, method: each, payment: { method } }];
    return each.installments.map((installments) => ({
      value: `${method}-${installments}`,
      title: `${name} ${installments} 期`,
      method: each,
      payment: { method, installments },
    }));
  });

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
  const [saved] = addresses.data ?? [];
  const [chosen, setChosen] = useState('');
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

  const home = shipping.data.list.find(({ kind, available }) => kind === 'home' && available);
  const toHome = choice?.kind === 'home' ? choice : home && startOf(home, session.profile, saved);
  if (!choice)
    return toHome ? (
      <FirstChoice choice={toHome} chooseShipping={chooseShipping} />
    ) : (
      <Alert tone="warning">這些商品目前不能宅配，請聯絡店家。</Alert>
    );
  if (!totals || !payment.data) return <Skeleton lines={8} />;

  const options = paymentOptions(payment.data.list);
  const place = () => {
    const option = options.find(({ value }) => value === chosen);
    setMissing(!option);
    if (!option) return;
    pay.mutate(
      {
        payment: option.payment,
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
      {pay.isError && (
        <Alert tone="danger">{sentenceOf(pay.error, '訂單沒有送出，請再試一次。')}</Alert>
      )}
      <Shipping
        choice={choice}
        methods={shipping.data.list}
        onChange={
          toHome &&
          (() => {
            chooseShipping.reset();
            setIsMoving(true);
          })
        }
      />
      {isMoving && toHome && (
        <AddressDialog
          choice={toHome}
          chooseShipping={chooseShipping}
          onClose={() => setIsMoving(false)}
        />
      )}
      <RadioGroup
        label="付款方式"
        value={chosen}
        error={missing && '請選擇付款方式'}
        onValueChange={(value) => {
          setChosen(value);
          setMissing(false);
        }}
      >
        {options.map(({ value, title, method }) => (
          <RadioCard
            key={value}
            value={value}
            title={title}
            description={
              <>
                {method.description}
                <PaymentMarks method={method.method} />
              </>
            }
            disabledReason={method.available ? undefined : method.reason}
          />
        ))}
      </RadioGroup>
      <Totals totals={totals} />
      <Button size="lg" fullWidth loading={pay.isPending} onClick={place}>
        送出訂單，付 <Price amount={totals.total_amount} />
      </Button>
    </Stack>
  );
}
