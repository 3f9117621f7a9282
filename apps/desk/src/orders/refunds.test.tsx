import type { StaffOrderDetail } from '@mall/sdk/staff';
import { dataOf, gatewayFor, type PlacedData } from '@mall/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

/** Places an order of three teas for NT$900 and a shipping fee of NT$100, paid by card. */
async function paidByCard(): Promise<string> {
  const { shop } = desk;
  const shopper = await shop.makeShopper();
  const tea = await shop.makeProduct({ name: '烏龍茶', rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await shop.makeShippingMethod({ fee: 100, freeFrom: null })).id);
  await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 3 });
  const placed = dataOf<PlacedData>(await shopper.pay(1000));
  const gateway = gatewayFor(shop);
  await gateway.send(gateway.result(placed.next.fields));
  return placed.trans_order_id;
}
/** The gateway refunds a part at once after it has closed the day of the payment. */
const paidDaysAgo = () =>
  desk.shop.db.execute(`update payment_attempts set paid_at = now() - interval '3 days'`);
const paidByTransfer = async () => {
  await desk.shop.db.execute(`update payment_attempts set method = 'transfer', provider = null`);
  await desk.shop.db.execute(`update orders set payment_method = 'transfer'`);
};
const stock = async () =>
  (await desk.shop.db.execute<{ stock: number }>('select stock from product_rules')).rows.map(
    (rule) => rule.stock,
  );
const open = async (id: string) => {
  await desk.signIn('店主王', ['owner']);
  desk.open(`/orders/${id}`);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

it('the refund of a line shows its amount and its time, and leaves damaged units out of stock', async () => {
  const id = await paidByCard();
  await open(id);
  await press('退這項');
  const asked = await dialog('退款 烏龍茶');
  expect(asked.getByText('下次關帳後（20:30）由金流自動退回原信用卡。')).toBeVisible();
  expect(asked.getByRole('button', { name: '退款 NT$300' })).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: /增加/ }));
  await userEvent.click(asked.getByRole('switch', { name: /放回庫存/ }));
  await userEvent.click(asked.getByRole('button', { name: '退款 NT$600' }));
  expect(await screen.findByText('已送出退款')).toBeVisible();
  expect(await screen.findByText('烏龍茶 × 2・商品退款')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await stock()).toEqual([6]);
});

it('the refund of every unit includes the shipping fee, and is paid at once', async () => {
  await open(await paidByCard());
  await press('退這項');
  const asked = await dialog('退款 烏龍茶');
  const more = asked.getByRole('button', { name: /增加/ });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(asked.getByText('由金流立即退回原信用卡。')).toBeVisible();
  expect(asked.getByRole('checkbox', { name: /同時退運費/ })).toBeChecked();
  expect(asked.getByRole('checkbox', { name: /同時退運費/ })).toBeDisabled();
  await userEvent.click(asked.getByRole('button', { name: '退款 NT$1,000' }));
  await waitFor(async () => expect(await stock()).toEqual([9]));
});

it('a payment by transfer is refunded by hand, and confirmed afterwards', async () => {
  const id = await paidByCard();
  await paidByTransfer();
  await open(id);
  await press('退運費');
  const asked = await dialog('退運費');
  expect(asked.getByText(/需要人工退款/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '退款 NT$100' }));
  await press('我已經另外退款 NT$100');
  const sure = within(await screen.findByRole('alertdialog'));
  await userEvent.click(sure.getByRole('button', { name: '我已經另外退款' }));
  expect(await screen.findByText(/運費 NT\$100/)).toBeVisible();
  expect(await screen.findByText('目前已退回 NT$100')).toBeVisible();
});

it('a refusal is shown, and the typed reason stays', async () => {
  const id = await paidByCard();
  await open(id);
  await press('取消並退款');
  const asked = await dialog(/要取消這筆訂單並退款 NT\$1,000 嗎？/);
  const send = asked.getByRole('button', { name: '取消並退款' });
  await userEvent.click(send);
  expect(await asked.findByText('請填寫原因')).toBeVisible();
  await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '產地缺貨');
  // Another colleague has refunded it meanwhile.
  await desk.shop.db.execute(`update orders set state = 'refunded', pay_status = 'refunded'`);
  await userEvent.click(send);
  expect(await screen.findByText('訂單狀態已變更，無法進行這項操作')).toBeVisible();
  expect(asked.getByRole('textbox', { name: /原因/ })).toHaveValue('產地缺貨');
});

it('a refund that the provider refused says why, and is tried again', async () => {
  const id = await paidByCard();
  await paidDaysAgo();
  const owner = await desk.make('店主王', ['owner']);
  const order = dataOf<StaffOrderDetail>(await owner.get(`/api/staff/order/detail/${id}`));
  const lines = order.products.map(({ item }) => ({ item, quantity: 1, restock: true }));
  const refund = { o_id: id, lines, shipping_fee: false, reason: '缺貨', by_hand: true };
  dataOf(await owner.post('/api/staff/order/refund/lines', refund));
  await desk.shop.db.execute(`update refunds set by_hand = false, tries = 1, failure = '餘額不足'`);
  await open(id);
  expect(await screen.findByText(/金流拒絕退款：餘額不足/)).toBeVisible();
  await press('再試一次');
  expect(await screen.findByText('目前已退回 NT$300')).toBeVisible();
  expect(screen.queryByText(/餘額不足/)).toBeNull();
  expect(screen.queryByRole('button', { name: '再試一次' })).toBeNull();
});
