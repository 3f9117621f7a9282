import {
  openDesk,
  dataOf,
  shopperOf,
  type PlacedData,
  type TestMember,
} from '@mall/server/testing';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

interface Departure {
  readonly order_by: string | null;
  readonly leaves_on: string;
  readonly arrives_on: string | null;
}

const setup = setupSite();
let member: TestMember;
let product: number;
let home: number;
beforeEach(async () => {
  const { shop } = setup;
  await shop.setConfig('product', 'specify_shipping_days', 2);
  // No cut-off is reached while the test runs.
  const hour = (new Date().getUTCHours() + 8) % 24;
  await shop.setConfig('calendar', 'cutoff_hour', (hour + 12) % 24);
  await shop.setConfig('payment', 'money_transfer_bank_code', '812');
  await shop.setConfig('payment', 'money_transfer_account', '00123456789');
  const made = await shop.makeProduct({ rules: [{ amount: 500, stock: 9 }] });
  product = made.id;
  home = (await shop.makeShippingMethod({ name: '宅配', fee: 100, transitDays: 3 })).id;
  await shop.makeShippingMethod({ kind: 'pickup', name: '門市自取', fee: 0, transitDays: 0 });
  member = await shop.makeMember();
  const shopper = shopperOf(shop.as(member), member);
  await shopper.add(made.rules[0]?.id ?? 0);
  await shopper.ship(home);
});

const read = async <Data,>(path: string) => dataOf<Data>(await setup.shop.as(member).get(path));

/** A day as the site writes it: 「11/30（一）」. */
function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  const weekday = '日一二三四五六'[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return `${month}/${date}（${weekday}）`;
}

/** The deadline of a departure, and what follows it. */
const shipsOf = ({ order_by, leaves_on }: Departure) =>
  `${order_by === null ? '' : `${dayText(order_by.slice(0, 10))}${order_by.slice(11, 16)} 前付款，`}${dayText(leaves_on)}出貨`;
const allOf = (departure: Departure) =>
  `${shipsOf(departure)}，${dayText(departure.arrives_on ?? '')}到貨`;

/** The innermost element with this text, which may be in several parts. */
const shown = (text: string) =>
  screen.findByText((_, element) => {
    const isIt = (each: Element) => each.textContent.endsWith(text);
    return element !== null && isIt(element) && ![...element.children].some(isIt);
  });

const place = async () =>
  dataOf<PlacedData>(
    await shopperOf(setup.shop.as(member), member).pay(600, { payment: { method: 'transfer' } }),
  ).trans_order_id;

it('shows on the home page the earliest departure of the reply', async () => {
  const { departure } = await read<{ departure: Departure }>('/api/shop/index');
  await setup.open('/mall');
  const promises = await screen.findByRole('list', { name: '我們的承諾' });
  expect(promises).toHaveTextContent(`最快 ${dayText(departure.leaves_on)}出貨`);
});

it('shows on a product’s page the departure of each method in the reply', async () => {
  const { delivery } = await read<{
    delivery: { methods: readonly { departure: Departure }[] };
  }>(`/api/product/detail/${product}`);
  const [door, pickup] = delivery.methods.map(({ departure }) => departure);
  if (!door || !pickup) throw new Error('The product has two methods');
  await setup.open(`/product/${product}`);
  expect(await shown(shipsOf(door))).toBeVisible();
  expect(await shown(`${dayText(door.arrives_on ?? '')}到貨`)).toBeVisible();
  expect(await shown(`${dayText(pickup.arrives_on ?? '')}可取貨`)).toBeVisible();
});

it('shows in the cart the departure of the reply', async () => {
  const { departure } = await read<{ departure: Departure }>('/api/shopping/cart/list/1');
  await setup.open('/cart/temp?temp=1', member);
  const days = `${dayText(departure.leaves_on)}發車，${dayText(departure.arrives_on ?? '')}到貨`;
  expect(await shown(days)).toBeVisible();
  const by = departure.order_by ?? '';
  expect(await shown(`${dayText(by.slice(0, 10))}${by.slice(11, 16)} 前付款，`)).toBeVisible();
  expect(screen.getByText(/^還有 \d+ (天|小時|分)/)).toBeVisible();
});

it('shows at shipping the departure of each method in the reply', async () => {
  const { list } = await read<{ list: readonly { departure: Departure }[] }>(
    '/api/payment/shipping/list/1',
  );
  const [door, pickup] = list.map(({ departure }) => departure);
  if (!door || !pickup) throw new Error('The cart has two methods');
  await setup.open('/cart/shipping?temp=1', member);
  expect(await shown(allOf(door))).toBeVisible();
  expect(await shown(`${dayText(pickup.arrives_on ?? '')}可取貨`)).toBeVisible();
});

it('shows at payment the departure of the reply', async () => {
  const { departure } = await read<{ departure: Departure }>(`/api/payment/pay/list/1/${home}`);
  await setup.open('/cart/pay?temp=1', member);
  expect(await shown(allOf(departure))).toBeVisible();
});

it.each([
  ['after the purchase', (id: string) => `/cart/complete?order=${id}`],
  ['in the order', (id: string) => `/order/${id}`],
  ['in the list of orders', () => '/order/list'],
])('shows %s the departure of an unpaid order in the reply', async (_, pathOf) => {
  const id = await place();
  const { departure } = await read<{ departure: Departure }>(`/api/order/detail/${id}`);
  await setup.open(pathOf(id), member);
  expect(await shown(allOf(departure))).toBeVisible();
});

it('shows in the order the days that were promised when it was paid, and the arrival once it has shipped', async () => {
  const id = await place();
  const desk = await openDesk(setup.shop);
  await desk.move(id, 'paid');
  const { departure } = await read<{ departure: Departure }>(`/api/order/detail/${id}`);
  await setup.open(`/order/${id}`, member);
  expect(await shown(allOf(departure))).toBeVisible();
  cleanup();
  await desk.move(id, 'preparing');
  await desk.move(id, 'shipped');
  await setup.open(`/order/${id}`, member);
  expect(await shown(`${dayText(departure.arrives_on ?? '')}到貨`)).toBeVisible();
  expect(screen.queryByText(/出貨，$/)).toBeNull();
});
