import { dataOf, gatewayFor, shopperOf, type PlacedData } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { setupDesk } from '../../testing/setupDesk';

const desk = setupDesk();

/** A variant and its quantity. */
type Wanted = readonly [rule: number, quantity: number];

/** Places an order of a member, which is paid by card. @returns its number */
async function paidBy(
  member: { readonly name: string; readonly note?: string },
  layer: 1 | 3,
  ...wanted: readonly Wanted[]
): Promise<string> {
  const { shop } = desk;
  const who = await shop.makeMember({ name: member.name });
  const shopper = shopperOf(shop.as(who), who);
  const method = await shop.makeShippingMethod({ layer, name: '黑貓宅配', fee: 0, freeFrom: null });
  await shopper.ship(method.id, { ...member }, layer);
  for (const [rule, quantity] of wanted) await shopper.add(rule, { quantity }, layer);
  const { totals } = await shopper.cart(layer);
  const placed = await shopper.call.post(`/api/shopping/cart/pay/${layer}`, {
    ...{ payment: { method: 'credit' }, invoice: { kind: 'member' } },
    total_amount: totals.total_amount,
  });
  const { trans_order_id: id, next } = dataOf<PlacedData>(placed);
  const gateway = gatewayFor(shop);
  await gateway.send(gateway.result(next.fields));
  return id;
}

/** Places two orders of tea in two variants and one of frozen dumplings. @returns their numbers */
async function placeThree(): Promise<readonly [string, string, string]> {
  const variant = (type: string) => ({
    amount: 300,
    stock: 99,
    attributes: [{ attr: '重量', type }],
  });
  const tea = await desk.shop.makeProduct({
    name: '烏龍茶',
    rules: [variant('150 g'), variant('75 g')],
  });
  const dumplings = await desk.shop.makeProduct({ name: '水餃', layer: 3, rules: [{ stock: 9 }] });
  const [large = 0, small = 0] = tea.rules.map(({ id }) => id);
  const frozen = await paidBy({ name: '陳阿芳' }, 3, [dumplings.rules[0]?.id ?? 0, 4]);
  const first = await paidBy({ name: '林小滿', note: '請交給管理室' }, 1, [large, 2], [small, 1]);
  const second = await paidBy({ name: '王小明' }, 1, [large, 3]);
  return [first, second, frozen];
}

const open = (...ids: readonly string[]) =>
  desk.open(`/orders/print?${ids.map((id) => `id=${id}`).join('&')}`);
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
/** The cells of each row, without the head. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const tables = () => screen.getAllByRole('table').map(rowsOf);
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
/** What the paper shows. */
const printed = () => document.querySelector<HTMLElement>('[data-printed]');

it('the picking list keeps variants apart, adds up orders, and leaves refunded units out', async () => {
  const [first, second, frozen] = await placeThree();
  await desk.signIn('店主王', ['owner']);
  const { products } = await desk.staff().orders.detail(second);
  const refund = { lines: [{ item: products[0]?.item ?? 0, quantity: 1 }], shipping_fee: false };
  const { amount } = await desk
    .staff()
    .orders.previewRefund({ o_id: second, refund: { kind: 'lines', ...refund } });
  await desk.staff().orders.refundLines({
    ...{ o_id: second, reason: '缺貨', amount, ...refund },
    lines: refund.lines.map((line) => ({ ...line, restock: true })),
  });
  open(frozen, first, second);
  expect(await screen.findByText('3 筆訂單')).toBeVisible();
  await screen.findAllByRole('table');
  expect(headings()).toEqual(['揀貨單・常溫', '揀貨單・冷凍']);
  expect(tables()).toEqual([
    [
      ['烏龍茶・150 g', `${first}、${second}`, '4'],
      ['烏龍茶・75 g', first, '1'],
    ],
    [['水餃', frozen, '4']],
  ]);
});

it('each packing slip shows its recipient, the message and the lines, without prices', async () => {
  const [first, second] = await placeThree();
  await desk.signIn('簡志勇', ['clerk']);
  open(first, second);
  await choose('出貨明細');
  expect(headings()).toEqual([`出貨明細・${first}`, `出貨明細・${second}`]);
  const [slip, other] = printed()?.querySelectorAll('section') ?? [];
  if (!slip || !other) throw new Error('There are two slips');
  expect(within(slip).getByText('林小滿・0912345678')).toBeVisible();
  expect(within(slip).getByText('黑貓宅配・106 臺北市大安區巷口街 1 號')).toBeVisible();
  expect(within(slip).getByText('顧客備註：請交給管理室')).toBeVisible();
  expect(within(other).queryByText(/顧客備註/)).toBeNull();
  expect(tables()).toEqual([
    [
      ['烏龍茶・150 g', '2'],
      ['烏龍茶・75 g', '1'],
    ],
    [['烏龍茶・150 g', '3']],
  ]);
  // A parcel may be a gift.
  expect(printed()).not.toHaveTextContent(/\$|300|600|900/);
});

it('each label shows where its parcel goes, how cold, and its number as a barcode', async () => {
  const [first, , frozen] = await placeThree();
  await desk.shop.db.execute(
    `update orders set tracking_number = '900123456781' where trans_order_id = '${frozen}'`,
  );
  await desk.signIn('簡志勇', ['clerk']);
  open(first, frozen);
  await choose('寄件標籤');
  const [label, cold] = printed()?.querySelectorAll('section') ?? [];
  if (!label || !cold) throw new Error('There are two labels');
  for (const text of ['林小滿', '0912345678', '106 臺北市大安區巷口街 1 號', '常溫']) {
    expect(within(label).getByText(text)).toBeVisible();
  }
  expect(within(label).getByRole('figure')).toHaveTextContent(first);
  expect(within(cold).getByText('冷凍')).toBeVisible();
  expect(within(cold).getByText('陳阿芳')).toBeVisible();
  expect(within(cold).getByRole('figure')).toHaveTextContent('900123456781');
});

it('the paper has no button, link or field, whichever document is printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const [first] = await placeThree();
  await desk.signIn('簡志勇', ['clerk']);
  open(first);
  for (const name of ['揀貨單', '出貨明細', '寄件標籤']) {
    await choose(name);
    const paper = printed();
    expect(paper).toHaveTextContent(/烏龍茶|林小滿/);
    for (const role of ['button', 'link', 'radio', 'textbox'] as const) {
      expect(within(paper ?? document.body).queryAllByRole(role)).toEqual([]);
    }
  }
  await userEvent.click(screen.getByRole('button', { name: '列印' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

it('a page without orders says where to choose them', async () => {
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/orders/print');
  expect(await screen.findByText('請先在清單勾選訂單。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '列印' })).toBeNull();
});

it('the documents are loaded again when the first reading was refused', async () => {
  const [first] = await placeThree();
  await desk.signIn('簡志勇', ['clerk']);
  await desk.shop.db.execute(`update orders set trans_order_id = 'X' || trans_order_id`);
  open(first);
  expect(await screen.findByText('無法載入列印內容')).toBeVisible();
  await desk.shop.db.execute(`update orders set trans_order_id = substr(trans_order_id, 2)`);
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('揀貨單・常溫')).toBeVisible();
});
