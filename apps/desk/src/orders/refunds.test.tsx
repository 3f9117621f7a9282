import type { AuditPage, StaffOrderDetail } from '@mall/sdk/staff';
import {
  acceptTransfers,
  dataOf,
  gatewayFor,
  openDesk,
  payByTransfer,
  type PlacedData,
  type TestColleague,
} from '@mall/server/testing';
import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
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
const alert = async (name: string | RegExp) =>
  within(await screen.findByRole('alertdialog', { name }));
/** Presses a button once it may be pressed: the sum is read first. */
async function pressIn(asked: BoundFunctions<typeof queries>, name: string): Promise<void> {
  const button = await asked.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

it('the refund of a line shows its amount and its time, and leaves damaged units out of stock', async () => {
  const id = await paidByCard();
  await open(id);
  await press('退這項');
  const asked = await dialog('退款 烏龍茶');
  expect(await asked.findByText('下次關帳後（20:30）由金流自動退回原信用卡。')).toBeVisible();
  expect(await asked.findByRole('button', { name: '退款 NT$300' })).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: /增加/ }));
  await userEvent.click(asked.getByRole('switch', { name: /放回庫存/ }));
  await pressIn(asked, '退款 NT$600');
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
  expect(await asked.findByText('由金流立即退回原信用卡。')).toBeVisible();
  expect(asked.getByRole('checkbox', { name: /同時退運費/ })).toBeChecked();
  expect(asked.getByRole('checkbox', { name: /同時退運費/ })).toBeDisabled();
  await pressIn(asked, '退款 NT$1,000');
  await waitFor(async () => expect(await stock()).toEqual([9]));
});

it('a payment by transfer is refunded by hand, and confirmed afterwards', async () => {
  const id = await paidByCard();
  await paidByTransfer();
  await open(id);
  await press('退運費');
  const asked = await dialog('退運費');
  expect(await asked.findByText(/需要人工退款/)).toBeVisible();
  await pressIn(asked, '退款 NT$100');
  await press('我已經另外退款 NT$100');
  const sure = within(await screen.findByRole('alertdialog', { name: '已經退款 NT$100 了嗎？' }));
  await pressIn(sure, '我已經另外退款');
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
  expect((await screen.findAllByText('訂單狀態已變更，無法進行這項操作')).length).toBeGreaterThan(
    0,
  );
  expect(asked.getByRole('textbox', { name: /原因/ })).toHaveValue('產地缺貨');
});

/** Three teas for NT$120, and NT$100 for shipping, paid by transfer: NT$460. */
async function threeTeas(): Promise<{ readonly id: string; readonly owner: TestColleague }> {
  const { shop } = desk;
  await acceptTransfers(shop);
  const tea = await shop.makeProduct({ name: '烏龍茶', rules: [{ amount: 120, stock: 9 }] });
  const shopper = await shop.makeShopper();
  await shopper.ship((await shop.makeShippingMethod({ fee: 100, freeFrom: null })).id);
  await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 3 });
  const id = await payByTransfer(shopper, await openDesk(shop), 460);
  return { id, owner: await desk.make('店主王', ['owner']) };
}
const detailOf = async ({ id, owner }: Awaited<ReturnType<typeof threeTeas>>) =>
  dataOf<StaffOrderDetail>(await owner.get(`/api/staff/order/detail/${id}`));

it('each refund names its own sum, and is confirmed by itself, when a unit was refunded before the rest', async () => {
  const order = await threeTeas();
  await open(order.id);
  await press('退這項');
  await pressIn(await dialog('退款 烏龍茶'), '退款 NT$120');
  await press('取消並退款');
  const cancelled = await dialog('要取消這筆訂單並退款 NT$340 嗎？');
  expect(cancelled.getByText('不包含在這次退款：部分商品 NT$120・待人工退款')).toBeVisible();
  await userEvent.type(cancelled.getByRole('textbox', { name: /原因/ }), '產地缺貨');
  await pressIn(cancelled, '取消並退款');
  await press('執行退款');
  const rest = await alert('要現在退款 NT$340 嗎？');
  expect(rest.getByText('不包含在這次退款：部分商品 NT$120・待人工退款')).toBeVisible();
  await pressIn(rest, '我已經另外退款');
  expect(await screen.findByText('目前已退回 NT$340')).toBeVisible();
  expect(await detailOf(order)).toMatchObject({ state: 'refunding', refunded_amount: 340 });
  expect(screen.queryByRole('button', { name: '執行退款' })).toBeNull();
  await press('我已經另外退款 NT$120');
  await pressIn(await alert('已經退款 NT$120 了嗎？'), '我已經另外退款');
  expect(await screen.findByText('目前已退回 NT$460')).toBeVisible();
  expect(await detailOf(order)).toMatchObject({ state: 'refunded', refunded_amount: 460 });

  desk.open('/audit');
  await screen.findAllByRole('rowheader');
  const sentences = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(sentences).toEqual([
    `店主王確認了訂單 ${order.id}的人工退款，金額 NT$120`,
    `店主王執行了訂單 ${order.id}的退款，金額 NT$340原因：已另外退款`,
    `店主王取消了訂單 ${order.id}並準備退款，金額 NT$340原因：產地缺貨`,
    `店主王退了訂單 ${order.id}的部分款項，金額 NT$120原因：商品退款`,
    `何明哲確認了訂單 ${order.id}的入帳`,
  ]);
});

it('a dialog shows the new sum, and refunds nothing, when the sum has changed meanwhile', async () => {
  const order = await threeTeas();
  await open(order.id);
  await press('取消並退款');
  const asked = await dialog('要取消這筆訂單並退款 NT$460 嗎？');
  await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '產地缺貨');
  const [line] = (await detailOf(order)).products;
  const unit = {
    lines: [{ item: line?.item ?? 0, quantity: 1, restock: true }],
    ...{ o_id: order.id, amount: 120, shipping_fee: false, reason: '破損' },
  };
  dataOf(await order.owner.post('/api/staff/order/refund/lines', unit));
  await pressIn(asked, '取消並退款');
  expect(
    await screen.findByText('退款金額已經變更，這次沒有退款；請確認新的金額後再送出'),
  ).toBeVisible();
  const again = await dialog('要取消這筆訂單並退款 NT$340 嗎？');
  expect(again.getByRole('textbox', { name: /原因/ })).toHaveValue('產地缺貨');
  expect(await detailOf(order)).toMatchObject({ state: 'paid' });
  await pressIn(again, '取消並退款');
  await waitFor(async () => expect(await detailOf(order)).toMatchObject({ state: 'refunding' }));
});

it('the dialog says that the fee stays, and names the sum without it, when another order ships with it', async () => {
  const { shop } = desk;
  await shop.setConfig('order', 'merge_order', '1');
  const tea = await shop.makeProduct({ rules: [{ amount: 300, stock: 9 }] });
  const shopper = await shop.makeShopper();
  await shopper.ship((await shop.makeShippingMethod({ fee: 100, freeFrom: null })).id);
  const bank = gatewayFor(shop);
  const placed = [];
  for (const total of [400, 300]) {
    await shopper.add(tea.rules[0]?.id ?? 0);
    const order = dataOf<PlacedData>(await shopper.pay(total));
    await bank.send(bank.result(order.next.fields));
    placed.push(order.trans_order_id);
  }
  const [first = ''] = placed;
  await shopper.call.post('/api/order/refund', { o_id: first, cancel_reason: '買錯了' });
  await paidDaysAgo();
  await open(first);
  await press('執行退款');
  const asked = await alert('要現在退款 NT$300 嗎？');
  expect(asked.getByText('運費 NT$100 這次不退：還有另一筆訂單一起寄送。')).toBeVisible();
  expect(asked.getByText('由金流退回原信用卡。')).toBeVisible();
  await pressIn(asked, '執行退款');
  expect(await screen.findByText('目前已退回 NT$300')).toBeVisible();
});

it('the dialog leaves the fee out when the last unit of a shipped order is refunded', async () => {
  const order = await threeTeas();
  for (const to of ['preparing', 'shipped', 'arrived'] as const) {
    dataOf(await order.owner.post('/api/staff/order/advance', { o_id: order.id, to }));
  }
  await open(order.id);
  await press('退這項');
  const asked = await dialog('退款 烏龍茶');
  const more = asked.getByRole('button', { name: /增加/ });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(asked.getByRole('checkbox', { name: /同時退運費/ })).not.toBeChecked();
  await pressIn(asked, '退款 NT$360');
  await waitFor(async () => expect((await detailOf(order)).refunds[0]?.amount).toBe(360));
  expect(await detailOf(order)).toMatchObject({ fee_refundable: 100 });
});

it('a confirmation is stored once when its answer was lost and it is sent again', async () => {
  const order = await threeTeas();
  await open(order.id);
  await press('退這項');
  await pressIn(await dialog('退款 烏龍茶'), '退款 NT$120');
  await press('我已經另外退款 NT$120');
  const sure = await alert('已經退款 NT$120 了嗎？');
  const restore = desk.loseReplies('/api/staff/order/refund/confirm');
  await pressIn(sure, '我已經另外退款');
  await waitFor(async () => expect((await detailOf(order)).refunded_amount).toBe(120));
  await waitFor(() => expect(sure.getByRole('button', { name: '我已經另外退款' })).toBeEnabled());
  restore();
  await pressIn(sure, '我已經另外退款');
  expect(await screen.findByText('訂單已更新')).toBeVisible();
  const { list } = dataOf<AuditPage>(await order.owner.get('/api/staff/audit/list'));
  expect(list.filter(({ action }) => action === 'order.refundConfirmed')).toHaveLength(1);
});

it('a refund that may have been paid twice is an alarm on Today and on its order, until a colleague settles it', async () => {
  const order = await threeTeas();
  const [line] = (await detailOf(order)).products;
  const unit = {
    lines: [{ item: line?.item ?? 0, quantity: 1, restock: true }],
    ...{ o_id: order.id, amount: 120, shipping_fee: false, reason: '破損' },
  };
  dataOf(await order.owner.post('/api/staff/order/refund/lines', unit));
  await desk.signIn('店主王', ['owner']);
  desk.open('/');
  expect(await screen.findByRole('link', { name: /待人工退款/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /疑似重複退款/ })).toBeNull();
  await desk.shop.db.execute(
    `update refunds set state = 'settled', by_hand = true, settled_at = now(), paid_twice_at = now()`,
  );
  desk.open('/');
  await userEvent.click(await screen.findByRole('link', { name: '1疑似重複退款' }));
  await userEvent.click(
    (await screen.findAllByRole('link', { name: new RegExp(order.id) }))[0] ?? document.body,
  );
  expect(await screen.findByText('NT$120 可能重複退款')).toBeVisible();
  await press('已處理');
  expect(await screen.findByText('已標記為處理完成')).toBeVisible();
  expect(screen.queryByText('NT$120 可能重複退款')).toBeNull();
  desk.open('/');
  expect(await screen.findByRole('link', { name: /待人工退款/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /疑似重複退款/ })).toBeNull();
});

it('a refund that the provider refused says why, and is tried again', async () => {
  const id = await paidByCard();
  await paidDaysAgo();
  const owner = await desk.make('店主王', ['owner']);
  const order = dataOf<StaffOrderDetail>(await owner.get(`/api/staff/order/detail/${id}`));
  const lines = order.products.map(({ item }) => ({ item, quantity: 1, restock: true }));
  const refund = {
    o_id: id,
    lines,
    amount: 300,
    shipping_fee: false,
    reason: '缺貨',
    by_hand: true,
  };
  dataOf(await owner.post('/api/staff/order/refund/lines', refund));
  await desk.shop.db.execute(`update refunds set by_hand = false, tries = 1, failure = '餘額不足'`);
  await open(id);
  expect(await screen.findByText(/金流拒絕退款：餘額不足/)).toBeVisible();
  await press('再試一次');
  expect(await screen.findByText('目前已退回 NT$300')).toBeVisible();
  expect(screen.queryByText(/餘額不足/)).toBeNull();
  expect(screen.queryByRole('button', { name: '再試一次' })).toBeNull();
});
