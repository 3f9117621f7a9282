import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
import { useCheckout } from '@mall/hooks/checkout';
import {
  createMall,
  isMallError,
  memoryStorage,
  type CheckoutTotals,
  type PaymentMethod,
} from '@mall/sdk';
import { createMockMall, refusal, replies, type MockMall } from '@mall/sdk/testing/mock';
import { PaymentMarks } from '@mall/ui/checkout';
import {
  Alert,
  Button,
  ErrorState,
  RadioCard,
  RadioGroup,
  ReviewRow,
  Skeleton,
  Stack,
} from '@mall/ui/kit';
import { OrderTotals } from '@mall/ui/orders';
import { Price } from '@mall/ui/products';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** How the amount comes about; the server has calculated every figure. */
function Sum({ totals }: { totals: CheckoutTotals }) {
  const { items_amount, shipping_fee, coupon_amount, points_amount, total_amount } = totals;
  return (
    <OrderTotals
      rows={[
        { label: '商品金額', amount: items_amount },
        { label: '運費', amount: shipping_fee, text: shipping_fee === 0 ? '免運' : undefined },
        { label: '優惠券', amount: -coupon_amount },
        { label: '點數折抵', amount: -points_amount },
      ]}
      total={total_amount}
      footnote={`完成訂單可得 ${totals.points_to_earn} 點`}
    />
  );
}

/** The checkout of what travels at room temperature, for a member whose last choice is known. */
function Checkout({ onPlaced }: { onPlaced: (order: string) => void }) {
  const { shipping, choice, payment, totals, pay } = useCheckout(1);
  const [method, setMethod] = useState<PaymentMethod['method']>();
  const [missing, setMissing] = useState(false);
  if (shipping.isError)
    return <ErrorState title="結帳資料載入失敗" onRetry={() => void shipping.refetch()} />;
  if (!totals || !payment.data || !choice) return <Skeleton lines={8} />;

  const place = () => {
    setMissing(method === undefined);
    if (method === undefined || method === 'installments') return;
    const order = { payment: { method }, invoice: { kind: 'member' } } as const;
    // The total that was on the screen: the server refuses another one.
    pay.mutate(
      { ...order, total_amount: totals.total_amount },
      { onSuccess: ({ trans_order_id }) => onPlaced(trans_order_id) },
    );
  };
  return (
    <Stack gap={5}>
      {pay.isError && (
        <Alert tone="danger">
          {isMallError(pay.error) ? pay.error.msg : '訂單沒有送出，請再試一次。'}
        </Alert>
      )}
      {choice.kind === 'home' && (
        <ReviewRow
          label="宅配到府"
          action={
            <Button variant="quiet" size="sm">
              變更
            </Button>
          }
        >
          {choice.name} {choice.phone}
          <br />
          {choice.zip} {choice.county}
          {choice.district}
          {choice.street}
        </ReviewRow>
      )}
      <RadioGroup
        label="付款方式"
        value={method ?? ''}
        error={missing && '請選擇付款方式'}
        onValueChange={(value) => {
          setMethod(payment.data.list.find((each) => each.method === value)?.method);
          setMissing(false);
        }}
      >
        {payment.data.list.map((each) => (
          <RadioCard
            key={each.method}
            value={each.method}
            title={each.name}
            description={
              <>
                {each.description}
                <PaymentMarks method={each.method} />
              </>
            }
            disabledReason={each.available ? undefined : each.reason}
          />
        ))}
      </RadioGroup>
      <Sum totals={totals} />
      <Button size="lg" fullWidth loading={pay.isPending} onClick={place}>
        送出訂單，付 <Price amount={totals.total_amount} />
      </Button>
    </Stack>
  );
}

/** Everything from here on stands in for the server: in a shop, `createMall()` is enough. */
let mock: MockMall;

function openMall() {
  let asked = 0;
  mock = createMockMall({
    // The price changed while the page stood open: the first time it is refused, and all totals are read anew.
    'checkout.pay': () => {
      asked += 1;
      return asked === 1
        ? refusal('totalChanged', { args: [replies.checkout.paymentMethods.totals.total_amount] })
        : replies.checkout.pay;
    },
  });
  const mall = createMall({
    baseUrl: 'https://mall.test',
    fetch: mock.fetch,
    storage: memoryStorage(),
  });
  mall.session.start('token', replies.members.profile);
  return mall;
}

function Shop() {
  const [mall] = useState(openMall);
  const [order, setOrder] = useState<string>();
  return (
    <MallProvider mall={mall}>
      {order ? (
        <Alert tone="success" title="訂單已成立">
          訂單編號 {order}
        </Alert>
      ) : (
        <Checkout onPlaced={setOrder} />
      )}
    </MallProvider>
  );
}

const meta = {
  title: 'Patterns/結帳 Checkout',
  component: Shop,
  parameters: {
    docs: {
      description: {
        component:
          '從上次的選擇開始，金額都由伺服器算。金額在送出前變了，伺服器會拒絕：說明、重讀、再送一次，只會成立一張訂單。\n\nBegins with the last choice; the server calculates every amount. When one has changed the order is refused, told, read anew, and sent again: one order, however often it is pressed.',
      },
    },
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it opens: press, type and send. */
export const Default: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
};
/** Used once from beginning to end, on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = await canvas.findByRole('button', { name: /送出訂單/ });
    await userEvent.click(send);
    await expect(canvas.getByText('請選擇付款方式')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'ATM 轉帳' }));
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /送出訂單/ }));
    await waitFor(() => expect(canvas.getByText('訂單編號 20261120AAAA')).toBeVisible());
    const paid = mock.calls.filter(({ call }) => call === 'checkout.pay');
    await expect(paid.at(-1)?.body).toMatchObject({
      payment: { method: 'atm' },
      total_amount: replies.checkout.shippingMethods.totals.total_amount,
    });
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
