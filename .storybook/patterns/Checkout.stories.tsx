import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
import type { CheckoutTotals, PaymentMethod, ShippingChoice } from '@mall/sdk';
import { refusal, replies, type MockMall } from '@mall/sdk/testing/mock';
import { Alert } from '@mall/ui/kit';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Checkout } from '../../examples/recipes/src/Checkout';
import { openMall, type Visitor } from './open-mall';

/** The mock server of the story that is open. */
let mock: MockMall;

const ISLAND = '澎湖縣';
const { shippingMethods, paymentMethods } = replies.checkout;
const instalments: PaymentMethod = {
  ...{ method: 'installments', name: '信用卡分期', description: '免手續費' },
  ...{ installments: [3, 6], available: true, reason: null },
};
/** Sending to an outlying island costs more. */
const totalsTo = (choice: ShippingChoice | null): CheckoutTotals =>
  (choice?.kind === 'home' &&
    choice.county === ISLAND &&
    shippingMethods.list[0]?.to?.islands.totals) ||
  shippingMethods.totals;

/** A first-time buyer has no coupon. */
const withoutCoupon = (totals: CheckoutTotals): CheckoutTotals => ({
  ...totals,
  coupon_amount: 0,
  discount_amount: totals.points_amount,
  total_amount: totals.total_amount + totals.coupon_amount,
});

function openShop(visitor: Visitor, isEmpty: boolean) {
  let asked = 0;
  let choice = visitor === 'firstTime' ? null : shippingMethods.choice;
  const totals = () =>
    visitor === 'firstTime' ? withoutCoupon(totalsTo(choice)) : totalsTo(choice);
  const opened = openMall(visitor, {
    ...(isEmpty && { 'cart.list': { ...replies.cart.list, list: [] } }),
    ...(visitor === 'firstTime' && { 'addresses.list': [] }),
    'checkout.shippingMethods': () => ({ ...shippingMethods, choice, totals: totals() }),
    'checkout.paymentMethods': () => ({
      ...paymentMethods,
      list: [...paymentMethods.list, instalments],
      totals: totals(),
    }),
    'checkout.chooseShipping': ({ body }) => {
      choice = body;
      return { choice, totals: totals() };
    },
    // The price changed while the page was open: the first order is refused, and all totals are refetched.
    'checkout.pay': () => {
      asked += 1;
      return asked === 1
        ? refusal('totalChanged', { args: [totals().total_amount] })
        : { ...replies.checkout.pay, next: { kind: 'none' } };
    },
  });
  mock = opened.mock;
  return opened.mall;
}

interface ShopProps {
  visitor?: Visitor;
  /** Whether there is nothing in the cart. */
  isEmpty?: boolean;
}

function Shop({ visitor = 'member', isEmpty = false }: ShopProps) {
  const [mall] = useState(() => openShop(visitor, isEmpty));
  const [order, setOrder] = useState<string>();
  return (
    <MallProvider mall={mall}>
      {order ? (
        <Alert tone="success" title="訂單已成立">
          訂單編號 {order}
        </Alert>
      ) : (
        <Checkout layer={1} onPlaced={setOrder} />
      )}
    </MallProvider>
  );
}

const meta = {
  title: 'Patterns/結帳 Checkout',
  component: Shop,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '從上次的選擇開始，第一次買先填地址；金額都由伺服器算，換了地址，運費也重算。金額在送出前變了，伺服器會拒絕：說明、重讀、再送一次，只會成立一張訂單。接著離開頁面去付款，付完回到 `thanks`。\n\nBegins with the last choice; a first-time buyer enters an address. The server calculates every amount, again for each address. It refuses an order whose total has changed: the reason is shown, the totals are refetched, and a second press places one order. Then the page leaves for the gateway, which returns to `thanks`.',
      },
    },
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The checkout to try out. */
export const Default: Story = {};
/** Places an order on a phone; its total has changed at first. */
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

/** The address changes: a mistake shows at its field, and the total includes the fee to the island at once. */
export const AnotherAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '變更地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '變更收件地址' }));
    const fill = async (label: RegExp, option: string) =>
      userEvent.selectOptions(await dialog.findByLabelText(label), option);
    await waitFor(() => fill(/^縣市/, ISLAND));
    await fill(/^鄉鎮市區/, '馬公市');
    await expect(dialog.getByLabelText(/^郵遞區號/)).toHaveValue('880');
    const street = dialog.getByLabelText(/^街道/);
    await userEvent.clear(street);
    await userEvent.click(dialog.getByRole('button', { name: '送到這裡' }));
    await waitFor(() => expect(street).toHaveAttribute('aria-invalid', 'true'));
    await expect(street).toHaveAccessibleDescription(/請填街道/);
    await userEvent.type(street, '中正路 20 號');
    await userEvent.click(dialog.getByRole('button', { name: '送到這裡' }));
    await waitFor(() => expect(canvas.getByText(/澎湖縣馬公市中正路 20 號/)).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: '變更地址' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /送出訂單/ })).toHaveTextContent('NT$1,380');
  },
};

/** A guest is asked to sign in. */
export const Guest: Story = {
  args: { visitor: 'guest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '登入' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /送出訂單/ })).toBeNull();
  },
};

/** A first-time buyer enters an address, orders, and leaves for the gateway. */
export const FirstTimeBuyer: Story = {
  args: { visitor: 'firstTime' },
  play: async ({ canvasElement }) => {
    const submit = spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '收件資料' });
    await waitFor(async () => userEvent.selectOptions(canvas.getByLabelText(/^縣市/), ISLAND));
    await userEvent.selectOptions(canvas.getByLabelText(/^鄉鎮市區/), '馬公市');
    await userEvent.type(canvas.getByLabelText(/^街道/), '中正路 20 號');
    await userEvent.click(canvas.getByRole('button', { name: /下一步/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'ATM 轉帳' }));
    mock.answer({ 'checkout.pay': replies.checkout.pay });
    await userEvent.click(canvas.getByRole('button', { name: /送出訂單/ }));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(/優惠券/)).toBeNull();
    submit.mockRestore();
  },
};

/** Without items there is nothing to check out. */
export const EmptyCart: Story = {
  args: { visitor: 'firstTime', isEmpty: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('購物車是空的')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回購物車' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Instalments start with the smallest number of payments. */
export const Instalments: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '信用卡分期' }));
    await expect(canvas.getByRole('combobox', { name: '分期期數' })).toHaveDisplayValue(/^3 期/);
    mock.answer({ 'checkout.pay': { ...replies.checkout.pay, next: { kind: 'none' } } });
    await userEvent.click(canvas.getByRole('button', { name: /送出訂單/ }));
    await expect(await canvas.findByText('訂單編號 20261120AAAA')).toBeVisible();
    await expect(mock.calls.find(({ call }) => call === 'checkout.pay')?.body).toMatchObject({
      payment: { method: 'installments', installments: 3 },
    });
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
